/** The places where a call may stop. */
export const POINTS = { request: 'before the handler', answer: 'before the response' } as const
