/** The commonest tasks, each with the file that tells its story. `Clicks` counts what it takes. */
export const EVERYDAY_TASKS = {
  'add a site': 'everyday-tasks.test.ts',
  'add 200 sites from a CSV file': 'everyday-tasks.test.ts',
  'find a site': 'everyday-tasks.test.ts',
  'see what needs me': 'everyday-tasks.test.ts',
  'update one plugin everywhere': 'update-tasks.test.ts',
  'start a careful run': 'update-tasks.test.ts',
  'see why a run failed': 'update-tasks.test.ts',
  'retry what failed': 'update-tasks.test.ts',
  'invite a colleague': 'everyday-tasks.test.ts',
  'make an API key': 'everyday-tasks.test.ts',
  'add a cost': 'everyday-tasks.test.ts',
  'add a client with its sites': 'everyday-tasks.test.ts',
  'import users': 'everyday-tasks.test.ts',
  'ignore an update': 'update-tasks.test.ts',
  'schedule a window': 'update-tasks.test.ts',
  'decide about a halted run': 'halted-runs.test.ts',
} as const;
export type EverydayTask = keyof typeof EVERYDAY_TASKS;
