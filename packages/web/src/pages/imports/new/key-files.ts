/** A key file has 3 kB and a name without an extension. */
const MOST_BYTES = 16 * 1024;

/**
 * What is sent of a chosen folder: the files that may be keys. Sessions of administrators lie nearby, and must not leave
 * this machine; the server looks at the names once more.
 */
export function keysAmong(files: readonly File[]): File[] {
  const small = files.filter(({ name, size }) => size > 0 && size <= MOST_BYTES && /^[\w-]+$/.test(name));
  const inFolder = small.filter(file => folderOf(file) === 'pk');
  return inFolder.length > 0 ? inFolder : small.filter(file => !/(?:^|\/)cookies\//.test(file.webkitRelativePath));
}

const folderOf = ({ webkitRelativePath }: File) => webkitRelativePath.split('/').at(-2);
