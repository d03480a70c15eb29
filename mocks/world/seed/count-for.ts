import type { Conditions } from '#mocks/scenarios/conditions.ts'

/** The number of rows to seed under the condition `lists`. */
export function countFor(lists: Conditions['lists'], usual: number, huge: number): number {
  if (lists === 'empty') return 0
  return lists === 'huge' ? huge : usual
}
