/** The parameters of a story of a page of the member centre: scenarios joined by `+`, at a fixed time. */
export const memberStage =
  (page: string) =>
  (scenarios: string, search = '') => ({
    world: `scenario=${scenarios}&seed=7&clock=2026-11-20T09:00:00Z`,
    route: `/member?page=${page}${search}`,
  })
