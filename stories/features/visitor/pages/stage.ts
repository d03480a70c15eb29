/** The parameters of a story about a page without its own data. */
export const stage = (route: string, scenario = 'guest') => ({
  world: `scenario=${scenario}&seed=7&clock=2026-11-20T09:00:00Z`,
  route,
})

export const RTL_PHONE = {
  language: 'AR',
  viewport: { value: 'phone' },
}
