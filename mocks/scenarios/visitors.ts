import type { ScenarioGroup } from './conditions.ts'

/** Who uses the portal, and what is special about their account. */
export const visitors: ScenarioGroup = {
  name: 'visitors',
  title: 'Visitors',
  scenarios: [
    {
      name: 'normal',
      description: 'An ordinary day: everything works and nobody is logged in yet.',
    },
    {
      name: 'guest',
      description: 'Nobody is logged in.',
      visitor: null,
    },
    {
      name: 'member',
      description: 'Rahim, a member, is logged in.',
      visitor: 'rahim',
    },
    {
      name: 'member-new',
      description: 'Rahim has never logged in before; his first log-in is still to come.',
      visitor: null,
      player: 'new',
    },
    {
      name: 'trial',
      description: 'A trial account is logged in, with play money and thirty minutes.',
      visitor: 'trial',
    },
    {
      name: 'agent-1',
      description: 'An agent of type 1 is logged in.',
      visitor: 'agent1',
    },
    {
      name: 'agent-2',
      description: 'An agent of type 2 is logged in.',
      visitor: 'agent2',
    },
    {
      name: 'agent-41',
      description: 'An agent of type 41 is logged in.',
      visitor: 'agent41',
    },
    {
      name: 'agent-42',
      description: 'An agent of type 42 is logged in.',
      visitor: 'agent42',
    },
    {
      name: 'non-member-type',
      description: 'Rahim has a user type that may not log in.',
      visitor: null,
      player: 'non-member',
    },
    {
      name: 'self-excluded',
      description: 'Rahim has excluded himself from playing.',
      player: 'self-excluded',
    },
    {
      name: 'session-expires-in-10s',
      description: 'Every session ends ten seconds after it began.',
      sessionSeconds: 10,
    },
  ],
}
