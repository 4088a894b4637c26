import { AppError, type Violation } from '../../kernel/errors.ts';
import {
  emailProblem,
  type FieldProblem,
  nameProblem,
  passwordProblem,
  urlProblem,
  usernameProblem,
} from './site-user.ts';

interface Fields {
  readonly username?: string;
  readonly email?: string;
  readonly password?: string;
  readonly user_url?: string | null;
  readonly first_name?: string | null;
  readonly last_name?: string | null;
  readonly nickname?: string | null;
  readonly display_name?: string | null;
}

const CHECKS = {
  username: usernameProblem,
  email: emailProblem,
  password: passwordProblem,
  user_url: urlProblem,
  first_name: nameProblem,
  last_name: nameProblem,
  nickname: nameProblem,
  display_name: nameProblem,
} as const;

/** The problems of a user's fields; empty fields count as missing. The values are not repeated. */
export function userProblems(fields: Fields): { name: string; problem: FieldProblem }[] {
  return Object.entries(CHECKS).flatMap(([name, check]) => {
    const value = fields[name as keyof Fields];
    const problem = value ? check(value) : undefined;
    return problem === undefined ? [] : [{ name, problem }];
  });
}

/** @throws AppError invalid_input naming every field that a site would not store unchanged. */
export function requireValidUser(fields: Fields): void {
  const problems = userProblems(fields);
  if (problems.length === 0) return;
  const errors = problems.map(({ name, problem: { code, text, most } }): Violation => {
    const wrong = { path: `input.${name}`, message: text };
    return code === 'too_long' ? { ...wrong, reason: code, limit: most } : { ...wrong, reason: `user_${code}` };
  });
  throw new AppError('invalid_input', `${problems.map(({ name, problem }) => `${name} ${problem.text}`).join('; ')}.`, {
    errors,
  });
}
