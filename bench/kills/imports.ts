import type { Ground, RepeatedWork } from './ground.ts';

const ROWS = 240;
const HEADER = 'username,email,first_name,last_name,user_url,password,send_password,role,select_sites,select_groups';

/** Users are imported from a CSV: each is created once on its site, whatever is killed in the meantime. */
export function imports(ground: Ground, sites: readonly number[]): RepeatedWork {
  let turn = 0;
  return {
    async round() {
      turn += 1;
      const rows = Array.from({ length: ROWS }, (_none, i) => ({
        login: `r${turn}u${i}`,
        k: sites[i % sites.length] as number,
      }));
      const lines = rows.map(({ login, k }) => {
        const { url } = ground.fleet.site(k);
        return `${login},${login}@bench.example,First,Last,,Pass-word-1,false,author,${url},`;
      });
      const text = [HEADER, ...lines].join('\r\n');
      const path = '/wp-json/svc/v2/users/import';
      const id = await ground.startOnce('import', () =>
        ground.send(api => api.upload(path, 'csv_file', 'users.csv', text)),
      );
      if (id === undefined) return ground.find('wrong', `import ${turn} created no job`);
      const { result } = await ground.jobEnd(id);
      if (result?.success_count !== ROWS) {
        ground.find('wrong', `${id} reports ${result?.success_count} users: ${JSON.stringify(result).slice(0, 400)}`);
      }
      for (const { login, k } of rows) {
        const made = ground.fleet.site(k).users.filter(user => user.login === login).length;
        if (made !== 1)
          ground.find(made === 0 ? 'wrong' : 'doubled', `${id}: ${login} exists ${made} times on site ${k}`);
      }
      const refused = ground.fleet.ledger.entries({ fn: 'newuser' }).filter(({ outcome }) => outcome === 'refused');
      if (refused.length > 0)
        ground.find('twice', `${refused.length} users were sent again after they had been created`);
      ground.count('users created', ROWS);
    },
  };
}
