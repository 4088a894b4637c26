import { Type } from 'typebox';

/** Fields that the data of several types have. */
export const text = (description: string) => Type.String({ description });
export const whole = (description: string) => Type.Integer({ description });
export const oneOf = <V extends string>(values: readonly V[], description: string) =>
  Type.Unsafe<V>({ type: 'string', enum: [...values], description });

export const message = text('What went wrong, in plain words.');
export const daysLeft = whole('Whole days until then; negative if it is past.');
export const component = oneOf(['core', 'plugin', 'theme'], 'What it is a part of.');
export const slug = text('Slug of the plugin or theme as the site reports it; wordpress for core.');
export const itemName = text('Name of the plugin or theme; WordPress for core.');
