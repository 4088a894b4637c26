interface WishedState {
  readonly status: string;
  readonly disconnected_by: string | null;
  readonly status_wished_at: number;
}

/** Whether a person has disconnected the site after this wish; that it refuses our key since then is no wish. */
export function isDisconnectedSince(
  { status, disconnected_by, status_wished_at }: WishedState,
  since: number,
): boolean {
  return status === 'disconnected' && (disconnected_by ?? 'person') === 'person' && status_wished_at > since;
}
