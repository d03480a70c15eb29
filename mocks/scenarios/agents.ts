import type { Theme } from './statement.ts'

/** The agents' desk. */
export const agents: Theme = {
  name: 'agents',
  title: 'Agents',
  scenarios: [
    {
      name: 'agent-team-small',
      says: 'Agent One is logged in; 240 people are below.',
      visitor: 'agent1',
      team: 'small',
    },
    {
      name: 'agent-team-huge',
      says: 'Agent One is logged in; 20,000 people are below, on five levels.',
      visitor: 'agent1',
      team: 'huge',
    },
    {
      name: 'agent-no-team',
      says: 'Agent Two is logged in and has nobody below yet.',
      visitor: 'agent2',
      team: 'none',
    },
    {
      name: 'link-disabled',
      says: 'The link DHAKA7 of Agent One, by which most people came, is disabled.',
      links: 'disabled',
    },
  ],
}
