import { flag, integer, matching, textSetting } from './setting-kinds.ts';

/** What assistants may do over MCP. */
export const ASSISTANT_SETTINGS = {
  mcp: flag('mcp.enabled', 'SITEKEEPER_MCP', true, 'Let assistants use this server at /mcp, with an API key.'),
  mcpReadOnly: flag(
    'mcp.read_only',
    'SITEKEEPER_MCP_READ_ONLY',
    false,
    'Offer assistants only what changes nothing, whatever their key allows.',
  ),
  mcpApprovals: textSetting(
    'mcp.approvals',
    'SITEKEEPER_MCP_APPROVALS',
    'risky',
    'Which calls of assistants wait for the approval of a person: "risky" (what deletes, changes access or changes many sites), "all" (every change) or "none".',
    matching(/^(?:risky|all|none)$/, 'risky, all or none'),
  ),
  approvalMinutes: integer(
    'mcp.approval_minutes',
    'SITEKEEPER_APPROVAL_MINUTES',
    15,
    1,
    'Minutes in which a proposed call can be approved.',
    1440,
  ),
} as const;
