/** px: of the fields above what needs action. Their places are kept until their code is there. */
export const INBOX_FILTER_WIDTHS = { kind: 190, severity: 172 } as const;
