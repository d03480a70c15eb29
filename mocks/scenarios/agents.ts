import type { ScenarioGroup } from './conditions.ts'

/** The agent centre. */
export const agents: ScenarioGroup = {
  name: 'agents',
  title: 'Agents',
  scenarios: [
    {
      name: 'agent-team-small',
      description: 'Agent One is logged in, with 240 downlines.',
      visitor: 'agent1',
      team: 'small',
    },
    {
      name: 'agent-team-huge',
      description: 'Agent One is logged in, with 20,000 downlines on five levels.',
      visitor: 'agent1',
      team: 'huge',
    },
    {
      name: 'agent-no-team',
      description: 'Agent Two is logged in, with no downlines.',
      visitor: 'agent2',
      team: 'none',
    },
    {
      name: 'agent-plain',
      description: 'Agent One is logged in. The merchant has no salaries or contracts.',
      visitor: 'agent1',
      agentCentre: 'plain',
    },
    {
      name: 'accountant',
      description: "An accountant is logged in with view-only access to Agent One's pages.",
      visitor: 'accountant1',
    },
    {
      name: 'contract-offered',
      description:
        'Two contract offers need an answer: dividends for Agent One, daily salary for Rahim.',
      contracts: 'offered',
    },
    {
      name: 'contract-active',
      description:
        'Agent One has an active contract of each type with the upline, and one with Rahim.',
      contracts: 'active',
    },
    {
      name: 'contract-due',
      description:
        'Agent One and the upline have empty wallets, so five days of contract payments are overdue.',
      contracts: 'due',
    },
    {
      name: 'contract-terminating',
      description: 'Contract terminations are requested. Agent One and Rahim must answer.',
      contracts: 'terminating',
    },
    {
      name: 'contract-expired',
      description: 'Contract offers to Agent One and Rahim expired without an answer.',
      contracts: 'expired',
    },
    {
      name: 'contract-conflict',
      description:
        "Agent One is offered a higher rate than Rahim gets. Accepting it ends Rahim's contract.",
      contracts: 'conflict',
    },
    {
      name: 'dividends-on',
      description: 'Agent One is logged in and gets dividends from the upline twice a month.',
      visitor: 'agent1',
      contracts: 'DIVIDEND',
    },
    {
      name: 'salary-daily',
      description: 'Agent One is logged in and gets a daily salary from the upline.',
      visitor: 'agent1',
      contracts: 'DAILY_SALARY',
    },
    {
      name: 'salary-hourly',
      description: 'Agent One is logged in and gets an hourly salary from the upline.',
      visitor: 'agent1',
      contracts: 'HOURLY_SALARY',
    },
    {
      name: 'salary-realtime',
      description:
        'Agent One is logged in and gets a real-time salary from the upline every five minutes.',
      visitor: 'agent1',
      contracts: 'REALTIME_SALARY',
    },
    {
      name: 'agent-chat-room',
      description: 'Agent One is logged in. The chat room is open.',
      visitor: 'agent1',
      agentChatRoom: 'general',
    },
    {
      name: 'agent-chat-closed',
      description: 'Agent One is logged in. The chat room is closed.',
      visitor: 'agent1',
      agentChatRoom: 'agents',
    },
    {
      name: 'link-disabled',
      description: "Agent One's link DHAKA7 is disabled, with all its sub-IDs.",
      links: 'disabled',
    },
    {
      name: 'income-negative-carry-over',
      description:
        "Agent One's team won more than it lost in the last half-month, so a negative balance carries over.",
      visitor: 'agent1',
      income: 'lucky',
    },
    {
      name: 'income-chargebacks',
      description: "Agent One's team has many chargebacks.",
      visitor: 'agent1',
      income: 'chargebacks',
    },
    {
      name: 'agent-report-slow',
      description: 'Agent One is logged in. Every response takes three seconds.',
      visitor: 'agent1',
      latency: { min: 3000, max: 3000 },
    },
    {
      name: 'agent-report-fails-midway',
      description: 'Agent One is logged in. Half the pages of every report fail to load.',
      visitor: 'agent1',
      faults: {
        getAgentIncomeLines: { kind: 'flaky', share: 0.5 },
        getTeamBets: { kind: 'flaky', share: 0.5 },
        getUserLosses: { kind: 'flaky', share: 0.5 },
        getTeamTransactions: { kind: 'flaky', share: 0.5 },
      },
    },
  ],
}
