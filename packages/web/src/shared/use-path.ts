import { useLocation } from '@tanstack/react-router';

/** The path of the address. A change of its search alone, as by each key in a search field, renders nothing again. */
export const usePath = (): string => useLocation({ select: location => location.pathname });
