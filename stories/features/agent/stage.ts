/** The parameters of a story about a page of the agent centre: scenarios joined by `+`, at a fixed time. */
export const agentParameters =
  (page: string) =>
  (scenarios: string, search = '') => ({
    world: `scenario=${scenarios}&seed=7&clock=2026-11-20T09:00:00Z`,
    route: `/agentHome?page=${page}${search}`,
  })
