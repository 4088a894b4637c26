export { getSiteSecurity } from './get-site-security.ts';
export { listCertificates } from './list-certificates.ts';
export { listSecurityIssues } from './list-security-issues.ts';
export { queueTlsProbes, tlsProbesHandler } from './tls-probes.ts';
