/** Every way in which a site can misbehave, described in one line. The files beside this one implement them. */
export const FAULTS = {
  slow: 'answers later by the fleet option slowMs',
  hang: 'accepts the connection and never answers',
  reset: 'resets the connection',
  slowloris: 'answers one byte per second',
  http500: '500 with an empty body',
  critical: '500 with the critical-error page',
  maintenance: '503 with the maintenance page',
  maintenance_de: '503 with the maintenance page in German, at admin-ajax the bare sentence',
  database_down: 'the database is down: 200 with advice at admin-ajax, 500 with a page elsewhere',
  database_down_de: 'the same in German',
  database_page: 'the database is down: 200 with a page of the host, everywhere',
  waf: '403 with a firewall page',
  auth401: '401 unless the HTTP Basic credentials match',
  redirect_https: '301 to the same host over https',
  redirect_www: '301 to the www. variant of the host',
  redirect_loop: '302 to another query of the same address, endlessly',
  redirect_other: "302 to the host's page for suspended accounts",
  giant: 'streams a body of more than 40 MB',
  gzip_forced: 'compresses answers with gzip even if not asked to',
  gzip_bomb: 'a small compressed answer that unpacks to 48 MB',
  gzip_broken: 'compressed answers cut off in the middle',
  no_frame: '200 with HTML instead of a frame, as from a page cache',
  noise: 'PHP notices before the frame',
  empty_frame: 'an empty frame',
  bad_json: 'a frame whose JSON is cut off',
  bad_base64: 'a frame that is not base64',
  deep_json: '100,000 nested arrays',
  many_objects: 'a frame of 31 MB with ten million empty objects',
  many_tokens: 'a frame of 2 MB with a million numbers: within the limit of bytes',
  huge_string: 'sync data with little more than a text of 6 MB',
  many_plugins: '100,000 plugins, in a frame of 6 MB',
  endless: 'a body that arrives slowly and never ends',
  proto: '__proto__ and constructor as keys of maps',
  numbers_as_strings: 'every number is sent as a text',
  empty_map_as_list: 'maps of updates and facts are sent as an empty []',
  html_names: 'tags and entities in names',
  invalid_utf8: 'names hold bytes that are not UTF-8',
  translated_errors: 'errors without a code are sent in another language',
  connector_off: 'the connector is not active',
  no_ec_keys: 'PHP cannot verify with an EC key: it is stored, and every call signed with it is refused',
  no_openssl: 'PHP has no OpenSSL: no key is accepted, and signed calls end with 500',
  no_openssl_allowed:
    'PHP has no OpenSSL and the site lets dashboards connect all the same: only RSA with the library of the connector works',
  short_salts:
    'the salts of WordPress are too short: a registration stores the key, then it and signed calls end with 500',
  key_lost: 'the key is cleared before the next signed call, once',
  self_deactivate: 'the connector deactivates itself after a disconnect',
  change_500_after: 'changes other than updates are made, then answered with 500',
  change_timeout_midway: 'changes other than updates are made and never answered',
  change_reset_after: 'changes are made, then the connection is reset',
  change_cut_reply: 'changes are made, then the connection breaks in the middle of the reply',
  change_stray_page: 'changes are made, then answered with 200 and a page without a frame',
  change_504_after: 'changes are made, then a proxy answers 504',
  delete_user_noop: 'deleting a user claims success and changes nothing',
  own_titles: 'titles of new posts are stored in capitals, as plugins do',
  content_noop: 'changes of posts and comments claim success and change nothing',
  no_trash: 'posts and comments that are trashed are deleted for good, as WordPress does without a trash',
  snippet_fails: 'programs of the server are not run, and the answer says FAIL',
  snippet_fatal: 'programs of the server end with a fatal error of PHP',
  snippet_hostile: 'programs of the server seem to answer with nonsense: wrong types, odd slugs',
  update_500_after: 'updates are made, then answered with 500',
  update_timeout_midway: 'updates are made and never answered',
  update_noop_success: 'updates claim success and change nothing',
  update_breaks_site: 'after an update the front page shows a critical error',
  update_blank_front: 'after an update the front page is an empty 200',
  update_dead_site: 'after an update everything answers 500, including the connector',
  update_white_page: 'updates are made, then answered with an empty 200',
  update_download_failed: 'packages cannot be downloaded',
  package_odd_folder:
    'packages contain a folder of another name: their content lands beside the old one or replaces it',
  package_wrong_type: 'packages are of the other type: themes where plugins are wanted',
  update_rollback: 'new versions fail and the old one is put back',
} as const;

export type FaultName = keyof typeof FAULTS;

export function isFaultName(name: string): name is FaultName {
  return Object.hasOwn(FAULTS, name);
}

/** Share of the sites per fault, in percent. A site has at most one fault from shares. */
export type FaultPlan = Partial<Record<FaultName, number>>;

/** Reads `hang:5,http500:2.5`. @throws Error that names the unknown fault or the bad share. */
export function parseFaults(text: string): FaultPlan {
  const plan: FaultPlan = {};
  for (const part of text.split(',').map(piece => piece.trim())) {
    if (part === '') continue;
    const [name = '', share = ''] = part.split(':');
    if (!isFaultName(name)) throw new Error(`unknown fault "${name}"; known are ${Object.keys(FAULTS).join(', ')}`);
    if (share === '' || !(Number(share) >= 0))
      throw new Error(`fault "${part}" needs a share in percent, for example ${name}:5`);
    plan[name] = Number(share);
  }
  checkPlan(plan);
  return plan;
}

export function checkPlan(plan: FaultPlan): void {
  let sum = 0;
  for (const [name, share] of Object.entries(plan)) {
    if (!isFaultName(name)) throw new Error(`unknown fault "${name}"; known are ${Object.keys(FAULTS).join(', ')}`);
    if (!(share >= 0)) throw new Error(`the share of fault "${name}" must be a number of percent, 0 or more`);
    sum += share;
  }
  if (sum > 100)
    throw new Error(`the fault shares add up to ${sum} percent: make it 100 or less, a site has one fault at most`);
}
