import type { Theme } from './statement.ts'

/** Who uses the portal, and what is special about their account. */
export const visitors: Theme = {
  name: 'visitors',
  title: 'Visitors',
  scenarios: [
    {
      name: 'normal',
      says: 'An ordinary day: everything works and nobody is logged in yet.',
    },
    {
      name: 'guest',
      says: 'Nobody is logged in.',
      visitor: null,
    },
    {
      name: 'member',
      says: 'Rahim, a member, is logged in.',
      visitor: 'rahim',
    },
    {
      name: 'member-new',
      says: 'Rahim has never logged in before; his first log-in is still to come.',
      visitor: null,
      player: 'new',
    },
    {
      name: 'trial',
      says: 'A trial account is logged in, with play money and thirty minutes.',
      visitor: 'trial',
    },
    {
      name: 'agent-1',
      says: 'An agent of type 1 is logged in.',
      visitor: 'agent1',
    },
    {
      name: 'agent-2',
      says: 'An agent of type 2 is logged in.',
      visitor: 'agent2',
    },
    {
      name: 'agent-41',
      says: 'An agent of type 41 is logged in.',
      visitor: 'agent41',
    },
    {
      name: 'agent-42',
      says: 'An agent of type 42 is logged in.',
      visitor: 'agent42',
    },
    {
      name: 'non-member-type',
      says: 'Rahim has a user type that may not log in.',
      visitor: null,
      player: 'non-member',
    },
    {
      name: 'self-excluded',
      says: 'Rahim has excluded himself from playing.',
      player: 'self-excluded',
    },
    {
      name: 'session-expires-in-10s',
      says: 'Every session ends ten seconds after it began.',
      sessionSeconds: 10,
    },
  ],
}
