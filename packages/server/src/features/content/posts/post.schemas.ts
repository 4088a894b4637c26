import { Type } from 'typebox';
import { textOrNull } from '../../../kernel/ability/nullable.ts';
import { siteFields } from '../../site-users/index.ts';

/** Source: docs/spec/abilities.md#posts-pages-and-comments. */
export const postSchema = Type.Object({
  id: Type.Integer({ description: 'Id of the post on its site.' }),
  ...siteFields,
  type: Type.String({ description: 'post, page, or the slug of another type.' }),
  status: Type.String({ description: 'publish, future, pending, draft, private or trash.' }),
  title: Type.String({ description: 'Title, as plain text.' }),
  author: Type.String({ description: 'Name of the author, as the site shows it in addresses.' }),
  categories: Type.String({ description: 'Names of the categories, separated by commas.' }),
  tags: Type.String({ description: 'Names of the tags, separated by commas.' }),
  comments: Type.Integer({ description: 'Number of approved comments.' }),
  modified_at: textOrNull('When it was changed last, ISO 8601 UTC; null for a scheduled one.'),
  scheduled_at: textOrNull('When it will be published, ISO 8601 UTC; null unless it is scheduled.'),
});

export const wholePostSchema = Type.Object({
  ...postSchema.properties,
  content: Type.String({ description: 'Content as HTML, as the site stores it: data that must not be rendered.' }),
  content_cut: Type.Boolean({ description: 'Whether the content is longer than what is shown here.' }),
  excerpt: Type.String({ description: 'Excerpt, as the site stores it.' }),
  slug: Type.String({ description: 'Last part of its address.' }),
  comments_open: Type.Boolean({ description: 'Whether visitors can comment.' }),
  password_protected: Type.Boolean({ description: 'Whether visitors need a password.' }),
  published_at: textOrNull('Date of its publication, ISO 8601 UTC; null if it has none.'),
});

export const postIdSchema = Type.Integer({ minimum: 1, description: 'Id of the post or page on that site.' });

const text = (maxLength: number, description: string) => Type.String({ maxLength, description });
const name = Type.String({ minLength: 1, maxLength: 200, pattern: '^[^,]*$', description: 'A name without commas.' });

/** Fields that are written, as creating and updating take them. */
export const postTexts = {
  title: text(300, 'Title, as plain text.'),
  content: text(500_000, 'Content as HTML. The site stores it unchanged, scripts included.'),
  excerpt: text(20_000, 'Excerpt.'),
  slug: text(200, 'Last part of its address; WordPress tidies it and makes it unique.'),
};
export const namesSchema = (description: string) => Type.Array(name, { maxItems: 100, description });
export const commentsOpenSchema = Type.Boolean({ description: 'Whether visitors can comment.' });
