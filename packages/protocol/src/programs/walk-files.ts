/**
 * PHP that both programs begin with. It reads only: no file is written, no request is sent, nothing is changed.
 *
 * `$walk` reads the files at some places into `path => md5`, sorted by bytes; or says in a word why it can't: too_large,
 * late, unreadable. `$items` lists what there is to read: type, slug, version, folder that paths are relative to, places.
 */
export const WALK_FILES = String.raw`
$end = microtime(true) + $in['seconds'];
if (function_exists('set_time_limit')) { @set_time_limit($in['seconds'] + 30); }
require_once ABSPATH . 'wp-admin/includes/plugin.php';
clearstatcache();

$header = function ($file) {
  $found = @get_file_data($file, array('v' => 'Version'));
  return is_array($found) ? trim((string) $found['v']) : '';
};
$core = function () {
  $text = (string) @file_get_contents(ABSPATH . WPINC . '/version.php');
  $version = preg_match('/\$wp_version\s*=\s*[\'"]([^\'"]+)/', $text, $m) ? $m[1] : '';
  $locale = preg_match('/\$wp_local_package\s*=\s*[\'"]([^\'"]+)/', $text, $m) ? $m[1] : 'en_US';
  return $version === '' ? '' : $version . ' ' . $locale;
};

$walk = function ($base, $places) use ($in, $end) {
  $list = array();
  $bytes = 0;
  $add = function ($path) use (&$list, &$bytes, $in, $end, $base) {
    $name = substr($path, strlen($base));
    if (DIRECTORY_SEPARATOR !== '/') { $name = str_replace(DIRECTORY_SEPARATOR, '/', $name); }
    $name = ltrim($name, '/');
    $last = basename($name);
    if ($last === 'error_log' || substr($last, -4) === '.log') { return ''; }
    if (microtime(true) > $end) { return 'late'; }
    if (is_link($path) && is_dir($path)) {
      $sum = md5('link ' . readlink($path));
    } elseif (is_file($path)) {
      $bytes += (int) @filesize($path);
      if ($bytes > $in['bytes']) { return 'too_large'; }
      $sum = @md5_file($path);
      if ($sum === false) { return 'unreadable'; }
    } else {
      return '';
    }
    if (!preg_match('//u', $name)) { $name = 'base64:' . base64_encode($name); }
    $list[$name] = $sum;
    return count($list) > $in['files'] ? 'too_large' : '';
  };
  try {
    foreach ($places as $place) {
      if (!file_exists($place)) { return 'unreadable'; }
      if (!is_dir($place)) {
        $why = $add($place);
        if ($why !== '') { return $why; }
        continue;
      }
      $inside = new \RecursiveDirectoryIterator($place, \FilesystemIterator::SKIP_DOTS);
      foreach (new \RecursiveIteratorIterator($inside) as $path => $file) {
        $why = $add((string) $path);
        if ($why !== '') { return $why; }
      }
    }
  } catch (\Throwable $e) {
    return 'unreadable';
  }
  ksort($list, SORT_STRING);
  return $list;
};
$digest = function ($list) {
  $hash = hash_init('md5');
  foreach ($list as $path => $sum) { hash_update($hash, $path . "\0" . $sum . "\n"); }
  return hash_final($hash);
};

$items = array();
$root = array_values(array_filter((array) glob(ABSPATH . '*.php'), function ($path) {
  return basename($path) !== 'wp-config.php';
}));
$items[] = array('core', 'wordpress', $core, ABSPATH, array_merge($root, array(ABSPATH . 'wp-admin', ABSPATH . WPINC)));
foreach (array_keys(get_plugins()) as $slug) {
  $slug = (string) $slug;
  $main = WP_PLUGIN_DIR . '/' . $slug;
  $version = function () use ($header, $main) { return $header($main); };
  $alone = strpos($slug, '/') === false;
  $base = $alone ? WP_PLUGIN_DIR : WP_PLUGIN_DIR . '/' . strstr($slug, '/', true);
  $items[] = array('plugin', $slug, $version, $base, array($alone ? $main : $base));
}
foreach (wp_get_themes() as $slug => $theme) {
  $base = $theme->get_stylesheet_directory();
  $version = function () use ($header, $base) { return $header($base . '/style.css'); };
  $items[] = array('theme', (string) $slug, $version, $base, array($base));
}
if ($in['only'] !== null) {
  $items = array_filter($items, function ($item) use ($in) {
    return in_array(array($item[0], $item[1]), $in['only'], true);
  });
}
`;
