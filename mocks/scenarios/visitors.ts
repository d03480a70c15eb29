import type { ScenarioGroup } from './conditions.ts'

/** The users of the portal and the state of their accounts. */
export const visitors: ScenarioGroup = {
  name: 'visitors',
  title: 'Visitors',
  scenarios: [
    {
      name: 'normal',
      description: 'The default: everything works and nobody is logged in.',
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
      description: 'Rahim has never logged in. His next login is his first.',
      visitor: null,
      player: 'new',
    },
    {
      name: 'trial',
      description: 'A trial account is logged in, with play money and 30 minutes.',
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
      description: 'Rahim has a user type that is not allowed to log in.',
      visitor: null,
      player: 'non-member',
    },
    {
      name: 'self-excluded',
      description: 'Rahim is self-excluded.',
      player: 'self-excluded',
    },
    {
      name: 'session-expires-in-10s',
      description: 'Every session expires ten seconds after login.',
      sessionSeconds: 10,
    },
  ],
}
