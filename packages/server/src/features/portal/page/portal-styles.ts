import type { BrandColours } from '../../branding/index.ts';

export const portalStyles = ({ main, onMain, ink }: BrandColours): string => `
:root{color-scheme:light;--main:${main};--on-main:${onMain};--ink:${ink};--text:#1c2330;--soft:#5a6372;--line:#dfe3e9;--pale:#f5f7fa}
*{box-sizing:border-box}
body{margin:0;background:var(--pale);color:var(--text);font:16px/1.5 system-ui,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif}
header{background:#fff;border-top:5px solid var(--main);border-bottom:1px solid var(--line)}
header>div,main,footer{max-width:60rem;margin:0 auto;padding:1.25rem}
header>div{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:center;gap:1rem}
header img{max-height:3rem;max-width:14rem;object-fit:contain}
header>div:has(p:empty:only-child){display:none}
header p{margin:0;color:var(--soft);font-weight:600;overflow-wrap:anywhere}
h1{margin:0 0 .25rem;font-size:1.75rem;line-height:1.2;overflow-wrap:anywhere}
h2{margin:0 0 .75rem;font-size:1.15rem;color:var(--ink)}
.lead{margin:0 0 1.5rem;color:var(--soft)}
section{background:#fff;border:1px solid var(--line);border-radius:8px;padding:1.25rem;margin:0 0 1.25rem}
table{width:100%;border-collapse:collapse}
th,td{padding:.6rem .5rem;text-align:left;vertical-align:top;border-bottom:1px solid var(--line)}
tbody tr:last-child>*{border-bottom:0}
thead th{color:var(--soft);font-size:.85rem;font-weight:600}
tbody th{font-weight:600;min-width:6.5rem;overflow-wrap:anywhere}
td{overflow-wrap:break-word}
thead .figure{white-space:normal}
.wide table{min-width:36rem}
.detail{display:block;color:var(--soft);font-weight:400;font-size:.875rem}
.figure{text-align:right;padding-right:1.5rem;font-variant-numeric:tabular-nums;white-space:nowrap}
.chip{display:inline-block;padding:.1rem .6rem;border-radius:1rem;font-size:.875rem;font-weight:600;white-space:nowrap}
.up,.good{background:#e3f4e8;color:#14602f}
.down,.bad{background:#fde7e7;color:#9b1c1c}
.unknown,.warn{background:#fff1d6;color:#7a4b00}
.pending,.paused,.calm{background:#eceff3;color:#444d5b}
a{color:var(--ink);text-underline-offset:.15em}
a:focus-visible{outline:3px solid var(--main);outline-offset:2px}
.links a+a{margin-left:1rem}
p.links{margin:1rem 0 0}
section .lead{margin:0 0 .75rem}
.remark{margin:.5rem 0 0;color:var(--soft);font-size:.875rem}
.tiles{display:grid;grid-template-columns:repeat(auto-fill,minmax(10rem,1fr));gap:.75rem;margin:0 0 1rem}
.tiles div{display:flex;flex-direction:column-reverse;justify-content:flex-end;background:var(--pale);border-left:3px solid var(--main);border-radius:4px;padding:.6rem .9rem}
.tiles dt{color:var(--soft);font-size:.875rem}
.tiles dd{margin:0;font-size:1.5rem;line-height:1.2;font-weight:700;font-variant-numeric:tabular-nums}
.trend{margin:0}
.trend figcaption{color:var(--soft);font-size:.875rem;margin-bottom:.4rem}
.trend svg{display:block;width:100%;height:3.5rem}
.trend .axis{display:flex;justify-content:space-between;color:var(--soft);font-size:.8rem;border-top:1px solid var(--line)}
rect.well{fill:var(--main)}
rect.low{fill:#c0392b}
rect.none{fill:#c9d0d9}
.wide{overflow-x:auto}
.wide:focus-visible{outline:3px solid var(--main);outline-offset:2px}
.time{white-space:nowrap}
footer{color:var(--soft);font-size:.875rem}
@media (max-width:40rem){.less{display:none}.chip{white-space:normal}.figure{padding-right:.5rem}header>div,main,footer{padding:1rem}section{padding:1rem .75rem}}
`;
