const TEMPLATE =
  'url,admin,password,name,client,tags\r\nhttps://one.example,anna,secret,Example,Client Ltd,"Shop, EU"\r\n';

/** Saves a file with the usual columns and one example row. */
export function downloadSiteTemplate(): void {
  const url = URL.createObjectURL(new Blob([TEMPLATE], { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'sites.csv';
  link.click();
  URL.revokeObjectURL(url);
}
