/** Asks the registries of domains when a registration ends. */
export interface DomainRegistry {
  /**
   * Whatever a registry does is an answer; only a bug throws.
   * @param domain A registered domain in ASCII, such as example.co.uk.
   */
  lookUp(domain: string): Promise<DomainAnswer>;
}

/** `server` is the origin of the registry's server. Times in ms. */
export type DomainAnswer =
  | {
      readonly outcome: 'found';
      readonly server: string;
      readonly expiresAt: number;
      /** Plain text. */
      readonly registrar: string | null;
    }
  /** no_date: the registry does not say. not_registered: it does not know the domain. */
  | { readonly outcome: 'no_date' | 'not_registered'; readonly server: string }
  /** No registry of this ending can be asked. */
  | { readonly outcome: 'no_registry' }
  /** It asks to be left in peace for so long. */
  | { readonly outcome: 'busy'; readonly server: string; readonly retryAfterMs: number }
  | { readonly outcome: 'failed'; readonly server: string };

export type DomainOutcome = DomainAnswer['outcome'];
export const DOMAIN_OUTCOMES = [
  'found',
  'no_date',
  'not_registered',
  'no_registry',
  'busy',
  'failed',
] as const satisfies readonly DomainOutcome[];
