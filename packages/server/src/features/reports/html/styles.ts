import type { BrandColours } from '../../branding/index.ts';

/** Colours come from `brandColours` alone: nothing that somebody typed stands in a style. */
export const reportStyles = ({ main, onMain, ink }: BrandColours): string => `
:root{--main:${main};--on-main:${onMain};--ink:${ink};--text:#1c2330;--soft:#5a6372;--line:#dfe3e9;--pale:#f5f7fa}
*{box-sizing:border-box}
html{-webkit-print-color-adjust:exact;print-color-adjust:exact}
body{margin:0;background:#fff;color:var(--text);font:10.5pt/1.5 "Segoe UI",Roboto,"Helvetica Neue",Arial,"Liberation Sans",sans-serif}
.page{max-width:190mm;margin:0 auto;padding:10mm 6mm}
.cover{border-top:5px solid var(--main);padding-top:7mm;margin-bottom:7mm}
.brand{display:flex;justify-content:space-between;align-items:center;gap:8mm;min-height:14mm}
.brand img{max-height:18mm;max-width:70mm;object-fit:contain}
.brand p{margin:0;font-weight:600;color:var(--soft);overflow-wrap:anywhere}
.brand p:only-child{font-size:13pt;color:var(--ink)}
h1{margin:9mm 0 1mm;font-size:25pt;line-height:1.15;font-weight:700;letter-spacing:-.01em;overflow-wrap:anywhere}
.cover .of{margin:0;font-size:13pt;color:var(--ink);font-weight:600}
.cover .made{margin:1mm 0 0;color:var(--soft);font-size:9pt}
h2{margin:9mm 0 2.5mm;padding-bottom:1.2mm;font-size:14pt;line-height:1.25;color:var(--ink);border-bottom:1.5px solid var(--main);break-after:avoid}
p{margin:0 0 2.5mm;overflow-wrap:anywhere}
.lead{color:var(--soft);break-after:avoid}
.remark{color:var(--soft);font-size:9pt;margin-top:2mm}
.intro{font-size:11.5pt}
.tiles{display:grid;grid-template-columns:repeat(auto-fit,minmax(50mm,1fr));gap:3mm;margin:5mm 0 0}
.tiles div{display:flex;flex-direction:column-reverse;justify-content:flex-end;background:var(--pale);border-left:3px solid var(--main);border-radius:2px;padding:3mm 4mm;break-inside:avoid}
.tiles dt{color:var(--soft);font-size:9pt}
.tiles dd{margin:0;font-size:17pt;line-height:1.2;font-weight:700;font-variant-numeric:tabular-nums}
table{width:100%;border-collapse:collapse;font-size:9pt;line-height:1.4}
thead{display:table-header-group}
tr{break-inside:avoid}
th,td{padding:1.6mm 2mm;text-align:left;vertical-align:top;border-bottom:1px solid var(--line);overflow-wrap:anywhere}
thead th{overflow-wrap:normal;hyphens:manual;background:var(--pale);color:var(--soft);font-weight:600;border-bottom:1px solid #c9d0d9}
tbody th{font-weight:600;min-width:28mm}
.figure{text-align:right;font-variant-numeric:tabular-nums;white-space:nowrap}
thead .figure{white-space:normal}
.time{white-space:nowrap}
.detail{display:block;color:var(--soft);font-weight:400;font-size:8.5pt}
.chip{display:inline-block;padding:0 2mm;border-radius:3mm;font-size:8.5pt;font-weight:600}
.good{background:#e3f4e8;color:#14602f}
.bad{background:#fde7e7;color:#9b1c1c}
.warn{background:#fff1d6;color:#7a4b00}
.calm{background:#eceff3;color:#444d5b}
.trend{margin:0 0 4mm;break-inside:avoid}
.trend figcaption{color:var(--soft);font-size:9pt;margin-bottom:1.5mm}
.trend svg{display:block;width:100%;height:15mm}
.trend .axis{display:flex;justify-content:space-between;color:var(--soft);font-size:8.5pt;border-top:1px solid var(--line)}
rect.well{fill:var(--main)}
rect.low{fill:#c0392b}
rect.none{fill:#c9d0d9}
footer{margin-top:10mm;padding-top:3mm;border-top:1px solid var(--line);break-inside:avoid}
.contact{color:var(--soft);font-size:9pt}
@page{size:A4;margin:14mm 12mm 16mm;@bottom-right{content:counter(page) " / " counter(pages);font:8pt Arial,"Liberation Sans",sans-serif;color:#5a6372}}
@media print{.page{max-width:none;padding:0}.cover{break-after:avoid}}
@media (max-width:640px){.page{padding:5mm 4mm}.brand{flex-wrap:wrap}h1{font-size:19pt}.wide{overflow-x:auto}}
`;
