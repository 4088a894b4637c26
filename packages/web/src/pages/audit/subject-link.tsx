import { Link } from '@tanstack/react-router';

/** The subject of a change, as a link if it has a page. */
export function SubjectLink({ subject }: { readonly subject: string }) {
  const [kind, id = ''] = subject.split(':');
  const params = { id };
  if (kind === 'site' && /^\d+$/.test(id)) {
    return (
      <Link to="/sites/$id" params={params}>
        {subject}
      </Link>
    );
  }
  if (kind === 'client' && /^\d+$/.test(id)) {
    return (
      <Link to="/clients/$id" params={params}>
        {subject}
      </Link>
    );
  }
  if (kind === 'job') {
    return (
      <Link to="/jobs/$id" params={params}>
        {subject}
      </Link>
    );
  }
  if (kind === 'approval') {
    return (
      <Link to="/approvals/$id" params={params}>
        {subject}
      </Link>
    );
  }
  return <>{subject}</>;
}
