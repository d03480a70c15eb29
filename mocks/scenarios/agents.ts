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
      name: 'agent-plain',
      says: 'Agent One is logged in; the merchant has neither salaries nor contracts.',
      visitor: 'agent1',
      desk: 'plain',
    },
    {
      name: 'accountant',
      says: "An accountant is logged in, who sees Agent One's desk and may change nothing.",
      visitor: 'accountant1',
    },
    {
      name: 'link-disabled',
      says: 'The link DHAKA7 of Agent One, by which most people came, is disabled.',
      links: 'disabled',
    },
  ],
}
