import type { AnyAbility } from '../../kernel/ability.ts';

/** One line of the route table: method, path, ability, and the form of the answer. */
export interface RestRoute {
  readonly methods: readonly ('GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE')[];
  /** Below the v2 root; parameters named as the ability's input names them. */
  readonly path: string;
  readonly ability: AnyAbility;
  /** list: the envelope of lists. bare: the ability's output as it is. */
  readonly answer: 'list' | 'bare';
}
