export { getSiteSecurity } from './get-site-security.ts';
export { queueTlsProbes, tlsProbesHandler } from './tls-probes.ts';
