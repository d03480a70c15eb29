import { useMedia } from './use-media.ts'

/** Whether the visitor asked their system for less motion, live. */
export const useReducedMotion = (): boolean => useMedia('(prefers-reduced-motion: reduce)')
