const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text as HTML, also within the quotes of an attribute. */
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, character => ENTITIES[character] ?? '');
