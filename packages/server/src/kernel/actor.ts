export type Role = 'admin' | 'operator' | 'viewer';

/**
 * Who asks. A key acts with its scopes (`auditLog`: it may read the audit log without Write; `limited`: it expires, at
 * `expiresAt`, or is bound to addresses). A user acts with a role, in a browser within a session, with a program by an
 * application password; `provedAt` is when the user last confirmed their identity. The system is the server itself.
 */
export type Actor =
  | {
      kind: 'user';
      id: number;
      name: string;
      role: Role;
      session?: number;
      provedAt?: number;
      applicationPassword?: number;
    }
  | {
      kind: 'key';
      id: number;
      name: string;
      read: boolean;
      write: boolean;
      auditLog?: boolean;
      limited?: boolean;
      expiresAt?: number;
    }
  | { kind: 'system'; name: string };

/** Where a request comes from. */
export interface RequestSource {
  /** IP address; '' for this machine's command line. */
  readonly address: string;
  /** What the caller calls itself, such as a browser. Not to be trusted. */
  readonly userAgent?: string | undefined;
}

/** Name of the actor as the audit log and `requested_by` keep it: `user:anna`, `key:nightly`, `system:schedule`. */
export function actorName(actor: Actor): string {
  return `${actor.kind}:${actor.name}`;
}
