import type { RequestHandler } from 'msw'
import type { World } from '../db/world-types.ts'
export const mediaHandlers = (_world: World): RequestHandler[] => []
