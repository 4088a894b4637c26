/** The process of `monitored`: asks, sends the times and ends. */
import { Api } from '../world/api.ts';
import { paced } from './paced.ts';

export interface MonitorAsks {
  readonly origin: string;
  readonly path: string;
  readonly perSecond: number;
  readonly seconds: number;
}

const { origin, path, perSecond, seconds } = JSON.parse(process.argv[2] ?? '') as MonitorAsks;
const api = new Api(origin, 'none');
const times = await paced(perSecond, seconds, async () => void (await api.get(path)));
api.close();
process.send?.(times);
