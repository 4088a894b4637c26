import type { InputReason } from './input-reasons.ts';

/**
 * Every error the product can answer, with its HTTP status. `bare` codes go out as they are; all others get the
 * namespace in front (`svc_site_not_found`). Source: docs/spec/basics.md#status-codes.
 */
export const ERRORS = {
  ability_invalid_input: { status: 400, bare: true },
  rest_invalid_json: { status: 400, bare: true },
  rest_invalid_param: { status: 400, bare: true },
  invalid_input: { status: 400 },
  confirmation_required: { status: 400 },
  https_required: { status: 400 },
  child_outdated: { status: 400 },
  rest_not_logged_in: { status: 401, bare: true },
  incorrect_password: { status: 401, bare: true },
  second_factor_required: { status: 401 },
  incorrect_code: { status: 401 },
  rest_invalid_key: { status: 401 },
  rest_disabled: { status: 401 },
  permission_denied: { status: 403 },
  rest_insufficient_scope: { status: 403 },
  fresh_proof_needed: { status: 403 },
  rest_no_route: { status: 404, bare: true },
  rest_ability_not_found: { status: 404, bare: true },
  rest_ability_category_not_found: { status: 404, bare: true },
  site_not_found: { status: 404 },
  client_not_found: { status: 404 },
  tag_not_found: { status: 404 },
  job_not_found: { status: 404 },
  import_not_found: { status: 404 },
  rest_ability_invalid_method: { status: 405, bare: true },
  rest_invalid_method: { status: 405, bare: true },
  user_not_found: { status: 404 },
  cost_not_found: { status: 404 },
  client_field_not_found: { status: 404 },
  client_contact_not_found: { status: 404 },
  update_window_not_found: { status: 404 },
  maintenance_window_not_found: { status: 404 },
  alarm_rule_not_found: { status: 404 },
  alarm_not_found: { status: 404 },
  channel_not_found: { status: 404 },
  delivery_not_found: { status: 404 },
  report_schedule_not_found: { status: 404 },
  portal_link_not_found: { status: 404 },
  report_not_printed: { status: 503 },
  screenshots_unavailable: { status: 503 },
  screenshot_failed: { status: 502 },
  domain_not_found: { status: 404 },
  setting_not_found: { status: 404 },
  key_not_found: { status: 404 },
  session_not_found: { status: 404 },
  saved_view_not_found: { status: 404 },
  invitation_not_found: { status: 404 },
  approval_not_found: { status: 404 },
  vulnerability_not_found: { status: 404 },
  plugin_not_found: { status: 404 },
  theme_not_found: { status: 404 },
  post_not_found: { status: 404 },
  comment_not_found: { status: 404 },
  activation_failed: { status: 502 },
  deactivation_failed: { status: 502 },
  deletion_failed: { status: 502 },
  installation_failed: { status: 502 },
  update_failed: { status: 502 },
  request_timeout: { status: 408 },
  protected: { status: 409 },
  theme_in_use: { status: 409 },
  site_already_exists: { status: 409 },
  already_exists: { status: 409 },
  report_schedule_exists: { status: 409 },
  ambiguous_site: { status: 409 },
  site_suspended: { status: 409 },
  site_disconnected: { status: 409 },
  site_busy: { status: 409 },
  invalid_state: { status: 409 },
  files_changed: { status: 409 },
  idempotency_in_progress: { status: 409 },
  idempotency_outcome_unknown: { status: 409 },
  idempotency_key_reused: { status: 422 },
  payload_too_large: { status: 413 },
  rest_request_entity_too_large: { status: 413 },
  unsupported_media_type: { status: 415 },
  too_many_requests: { status: 429 },
  wrong_host: { status: 421 },
  internal_error: { status: 500 },
  set_aside: { status: 500 },
  module_not_available: { status: 501 },
  canceled: { status: 409 },
  job_timed_out: { status: 504 },
  connection_failed: { status: 502 },
  site_offline: { status: 503 },
  server_busy: { status: 503 },
  server_stopping: { status: 503 },
  site_timeout: { status: 504 },
  outcome_unknown: { status: 504 },
  storage_full: { status: 507 },
  storage_read_only: { status: 503 },
  storage_damaged: { status: 503 },
  storage_unavailable: { status: 503 },
  too_many_open_files: { status: 503 },
} as const satisfies Record<string, { status: number; bare?: true }>;

export type ErrorCode = keyof typeof ERRORS;

/** A failure of the request that the caller can do something about. `message` says what to do next. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  /** Goes out beside `status` in the envelope's `data`. */
  readonly data: Readonly<Record<string, unknown>>;

  constructor(code: ErrorCode, message: string, data: Readonly<Record<string, unknown>> = {}, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.code = code;
    this.data = data;
  }

  get status(): number {
    return ERRORS[this.code].status;
  }
}

/** The code as callers see it, e.g. `svc_site_not_found` or `ability_invalid_input`. */
export function wireCode(code: ErrorCode, namespace: string): string {
  return 'bare' in ERRORS[code] ? code : `${namespace}_${code}`;
}

/** One violation of the declared input. `path` is in the caller's terms: `input.page`, `input.slugs[0]`. */
export interface Violation {
  path: string;
  message: string;
  /** What is wrong, for programs: see kernel/input-reasons.ts. */
  reason?: InputReason;
  /** What the reason refers to, such as the least number or the values allowed. */
  limit?: number | string;
}
