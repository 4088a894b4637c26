import { useElementSize } from '@mantine/hooks';
import { PRODUCT_NAMES, type Product } from '../../shared/costs/cost.ts';
import { t } from '../../texts/text.ts';
import { compactMoney, formatMoney, formatMonth } from '../../ui/text/format.ts';
import { barsOf, type MonthOfCosts, scaleOf } from './bars.ts';
import styles from './chart.module.css';

const HEIGHT = 280;
const LEFT = 60;
/** Drawn at the width in pixels, so that the texts keep their size; this one until the width is known. */
const FIRST_WIDTH = 640;
/** The width of a month's name; if there is less room, only its first letter is shown. */
const NAME_WIDTH = 34;
const LINES = [0, 1, 2, 3, 4];

interface CostChartProps {
  readonly months: readonly MonthOfCosts[];
  readonly currency: string;
}

/** The payments of each month, by type. A table below shows the same for people who can't see the chart. */
export function CostChart({ months, currency }: CostChartProps) {
  const types = typesIn(months);
  const scale = scaleOf(Math.max(0, ...months.map(({ total }) => total)));
  const round = compactMoney(currency);
  const { ref, width: measured } = useElementSize<HTMLDivElement>();
  const width = Math.max(240, measured || FIRST_WIDTH);
  const box = { left: LEFT, top: 12, width: width - LEFT, height: HEIGHT - 44 };
  const slot = box.width / months.length;
  return (
    <>
      <ul className={styles.legend} aria-hidden="true">
        {types.map(type => (
          <li key={type}>
            <span className={styles[type]} />
            {PRODUCT_NAMES[type]}
          </li>
        ))}
      </ul>
      <div ref={ref}>
        <svg className={styles.chart} viewBox={`0 0 ${width} ${HEIGHT}`} height={HEIGHT} aria-hidden="true">
          {LINES.map(line => {
            const y = box.top + box.height - (box.height * line) / 4;
            return (
              <g key={line}>
                <line className={styles.grid} x1={box.left} x2={width} y1={y} y2={y} />
                <text className={styles.axis} x={box.left - 10} y={y + 4} textAnchor="end">
                  {round((scale * line) / 4)}
                </text>
              </g>
            );
          })}
          {barsOf(months, types, box).map(({ key, type, amount, ...bar }) => (
            <rect key={key} className={styles[type]} {...bar}>
              <title>
                {t('costs.year.bar', {
                  month: formatMonth(key.slice(0, 7), 'long'),
                  type: PRODUCT_NAMES[type],
                  amount: formatMoney(amount, currency),
                })}
              </title>
            </rect>
          ))}
          {months.map(({ month }, index) => (
            <text
              key={month}
              className={styles.axis}
              x={box.left + slot * (index + 0.5)}
              y={HEIGHT - 10}
              textAnchor="middle"
            >
              {formatMonth(month, slot < NAME_WIDTH ? 'narrow' : 'short')}
            </text>
          ))}
        </svg>
      </div>
    </>
  );
}

/** The numbers of the chart. */
export function CostChartTable({ months, currency }: CostChartProps) {
  const types = typesIn(months);
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{t('costs.year.byMonth')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('costs.year.month')}</th>
          {types.map(type => (
            <th key={type} scope="col">
              {PRODUCT_NAMES[type]}
            </th>
          ))}
          <th scope="col">{t('costs.year.sum')}</th>
        </tr>
      </thead>
      <tbody>
        {months.map(({ month, total, by_type }) => (
          <tr key={month}>
            <th scope="row">{formatMonth(month, 'long')}</th>
            {types.map(type => (
              <td key={type}>{formatMoney(by_type[type], currency)}</td>
            ))}
            <td>{formatMoney(total, currency)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The types that have payments, in the order in which they are named. */
function typesIn(months: readonly MonthOfCosts[]): Product[] {
  const all = Object.keys(PRODUCT_NAMES) as Product[];
  return all.filter(type => months.some(({ by_type }) => by_type[type] > 0));
}
