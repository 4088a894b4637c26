interface WishedState {
  readonly status: string;
  readonly status_wished_at: number;
}

/** Whether a person has disconnected the site after this wish. */
export function isDisconnectedSince({ status, status_wished_at }: WishedState, since: number): boolean {
  return status === 'disconnected' && status_wished_at > since;
}
