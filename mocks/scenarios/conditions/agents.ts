/** Conditions of agents, their teams and contracts; an absent one means the normal state. */
export interface AgentConditions {
  /** Size of the teams: none, 240 below agent1 (the default), or 20,000. */
  team?: 'none' | 'small' | 'huge'
  /** plain: agents have neither salaries nor contracts. */
  agentCentre?: 'plain'
  /**
   * The contracts between agent41, agent1, rahim and salma. offered: some wait for a reply; active: all are active;
   * due: active, but both agents' wallets are empty and payments of the last five days are due; terminating: their end
   * is requested; expired: no one replied; conflict: an offer to agent1 pays more than a contract that agent1 has
   * given; a kind: only agent1's contract of that kind is active.
   */
  contracts?:
    | 'offered'
    | 'active'
    | 'due'
    | 'terminating'
    | 'expired'
    | 'conflict'
    | 'DIVIDEND'
    | 'DAILY_SALARY'
    | 'HOURLY_SALARY'
    | 'REALTIME_SALARY'
  /** D-077: whether a higher own rate (the usual) or a lower one ends a contract further down. */
  contractEnds?: 'HIGHER' | 'LOWER'
  /** D-067: the department whose chat the agents' frame shows; the department `agents` is closed. */
  agentChatRoom?: 'general' | 'agents'
  /** disabled: the link DHAKA7 of agent1 is no longer in use. */
  links?: 'disabled'
  /** lucky: agent1's team won much in the last whole half-month; chargebacks: banks took many deposits back. */
  income?: 'lucky' | 'chargebacks'
}
