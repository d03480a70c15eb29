import type { ScenarioGroup } from './conditions.ts'

/** The agent centre. */
export const agents: ScenarioGroup = {
  name: 'agents',
  title: 'Agents',
  scenarios: [
    {
      name: 'agent-team-small',
      description: 'Agent One is logged in; 240 people are below.',
      visitor: 'agent1',
      team: 'small',
    },
    {
      name: 'agent-team-huge',
      description: 'Agent One is logged in; 20,000 people are below, on five levels.',
      visitor: 'agent1',
      team: 'huge',
    },
    {
      name: 'agent-no-team',
      description: 'Agent Two is logged in and has nobody below yet.',
      visitor: 'agent2',
      team: 'none',
    },
    {
      name: 'agent-plain',
      description: 'Agent One is logged in; the merchant has neither salaries nor contracts.',
      visitor: 'agent1',
      agentCentre: 'plain',
    },
    {
      name: 'accountant',
      description: "An accountant is logged in, who sees Agent One's pages and may change nothing.",
      visitor: 'accountant1',
    },
    {
      name: 'contract-offered',
      description:
        'Contracts wait for an answer: of Agent One on dividends, of Rahim on a daily salary.',
      contracts: 'offered',
    },
    {
      name: 'contract-active',
      description: 'Agent One has a contract of each kind from above, and one with Rahim.',
      contracts: 'active',
    },
    {
      name: 'contract-due',
      description:
        'Agent One and the agent above have empty wallets: what their contracts were to pay in the last five days is due.',
      contracts: 'due',
    },
    {
      name: 'contract-terminating',
      description: 'The end of a contract is asked for: Agent One and Rahim have to answer.',
      contracts: 'terminating',
    },
    {
      name: 'contract-expired',
      description: 'Offers to Agent One and to Rahim ran out without an answer.',
      contracts: 'expired',
    },
    {
      name: 'contract-conflict',
      description: 'Agent One is offered more than is paid to Rahim: accepting ends that contract.',
      contracts: 'conflict',
    },
    {
      name: 'dividends-on',
      description: 'Agent One is logged in and gets dividends from above, twice a month.',
      visitor: 'agent1',
      contracts: 'DIVIDEND',
    },
    {
      name: 'salary-daily',
      description: 'Agent One is logged in and gets a daily salary from above.',
      visitor: 'agent1',
      contracts: 'DAILY_SALARY',
    },
    {
      name: 'salary-hourly',
      description: 'Agent One is logged in and gets an hourly salary from above.',
      visitor: 'agent1',
      contracts: 'HOURLY_SALARY',
    },
    {
      name: 'salary-realtime',
      description: 'Agent One is logged in and gets a salary from above every five minutes.',
      visitor: 'agent1',
      contracts: 'REALTIME_SALARY',
    },
    {
      name: 'agent-chat-room',
      description: "Agent One is logged in; the merchant's chat room is open to agents.",
      visitor: 'agent1',
      agentChatRoom: 'general',
    },
    {
      name: 'agent-chat-closed',
      description: 'Agent One is logged in; the department of the chat room is closed.',
      visitor: 'agent1',
      agentChatRoom: 'agents',
    },
    {
      name: 'link-disabled',
      description: 'The link DHAKA7 of Agent One is disabled, its sub-ids too.',
      links: 'disabled',
    },
    {
      name: 'income-negative-carry-over',
      description:
        "Agent One's team won more than it lost in the last half-month; the next one starts below nothing.",
      visitor: 'agent1',
      income: 'lucky',
    },
    {
      name: 'income-chargebacks',
      description: "Banks took back many deposits of Agent One's team.",
      visitor: 'agent1',
      income: 'chargebacks',
    },
    {
      name: 'agent-report-slow',
      description: 'Agent One is logged in; every answer takes three seconds.',
      visitor: 'agent1',
      latency: { min: 3000, max: 3000 },
    },
    {
      name: 'agent-report-fails-midway',
      description: 'Agent One is logged in; half of the pages of every report fail.',
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
