/** How a person runs the command line: in a clone of the repository, or where the published package is installed. */
export const HOW_TO_RUN = import.meta.filename.endsWith('.ts') ? 'npm run sitekeeper --' : 'npx sitekeeper';
