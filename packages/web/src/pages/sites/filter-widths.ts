/** px: in a window of 1440 px, all filters of the sites are in one line, the button that clears them too. */
export const FILTER_WIDTHS = { state: 136, tags: 130, clients: 132, versions: 136, item: 176 } as const;
