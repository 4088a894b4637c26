/** Every way a site can misbehave. What each does: one line here, the doing in the files beside. */
export const FAULTS = {
  slow: 'answers late by the fleet option slowMs',
  hang: 'accepts the connection and never answers',
  reset: 'resets the connection',
  slowloris: 'drips its answer, one byte per second',
  http500: '500 with an empty body',
  critical: '500 with the critical-error page',
  maintenance: '503 with the maintenance page',
  maintenance_de: '503 with the maintenance page in German, at admin-ajax the bare sentence',
  database_down: 'the database is down: 200 with advice at admin-ajax, 500 with a page elsewhere',
  database_down_de: 'the same in German',
  database_page: 'the database is down: 200 with a page of the host’s own, everywhere',
  waf: '403 with the page of a firewall',
  auth401: '401 unless HTTP Basic credentials fit',
  redirect_https: '301 to the same host over https',
  redirect_www: '301 to the www. variant of the host',
  redirect_loop: '302 to another query of the same address, without end',
  redirect_other: "302 to a host's suspension page",
  giant: 'streams a body of more than 40 MB',
  gzip_forced: 'packs its answers with gzip though nobody asked for it',
  gzip_bomb: 'a small packed answer that unpacks to 48 MB',
  gzip_broken: 'packed answers that are cut off in the middle',
  no_frame: '200 with HTML instead of a frame, as from a page cache',
  noise: 'PHP notices before the frame',
  empty_frame: 'a frame with nothing in it',
  bad_json: 'a frame whose JSON is cut off',
  bad_base64: 'a frame that is not base64',
  deep_json: '100,000 nested arrays',
  many_objects: 'a frame of 31 MB with ten million empty objects',
  many_tokens: 'a frame of 2 MB with a million numbers: small enough by its bytes',
  huge_string: 'sync data with hardly more than a text of 6 MB',
  many_plugins: '100,000 plugins, in a frame of 6 MB',
  endless: 'a body that comes slowly and without end',
  proto: '__proto__ and constructor as keys of maps',
  numbers_as_strings: 'every number arrives as a text',
  empty_map_as_list: 'maps of updates and facts arrive empty, as []',
  html_names: 'tags and entities in names',
  invalid_utf8: 'names hold bytes that are not UTF-8',
  translated_errors: 'errors without a code arrive in another language',
  connector_off: 'the connector is not active',
  key_lost: 'the next signed call finds the key cleared, once',
  self_deactivate: 'the connector switches itself off after a disconnect',
  change_500_after: 'changes other than updates do the work, then answer 500',
  change_timeout_midway: 'changes other than updates do the work and never answer',
  change_reset_after: 'changes do the work, then the connection is reset',
  change_cut_reply: 'changes do the work, and the connection breaks in the middle of the reply',
  change_stray_page: 'changes do the work, then answer 200 with a page that has no frame',
  change_504_after: 'changes do the work, then a proxy answers 504',
  delete_user_noop: 'deleting a user claims success and changes nothing',
  update_500_after: 'updates do the work, then answer 500',
  update_timeout_midway: 'updates do the work and never answer',
  update_noop_success: 'updates claim success and change nothing',
  update_breaks_site: 'after an update the front page shows a critical error',
  update_blank_front: 'after an update the front page answers 200 with nothing',
  update_dead_site: 'after an update everything answers 500, the connector too',
  update_white_page: 'updates do the work, then answer 200 with nothing',
  update_download_failed: 'packages cannot be downloaded',
  package_odd_folder: 'packages hold a folder of another name: what they bring lands beside the old, or instead of it',
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
