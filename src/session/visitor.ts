import { useQuery } from '@tanstack/react-query'
import { memberQueries } from '../api/member.ts'
import { systemQueries } from '../api/system.ts'
import { enabledModules, type ModuleId } from './flags.ts'
import { type Role, roleOfType } from './roles.ts'
import { useToken } from './store.ts'

export interface Visitor {
  readonly role: Role
  readonly isLogin: boolean
  readonly isAgent: boolean
  readonly isTrial: boolean
  /** Login name, or the nickname where there is one. */
  readonly name: string | null
  /** There is a token, and its owner is being fetched. */
  readonly pending: boolean
  /** There is a token, and fetching its owner failed. */
  readonly lost: boolean
}

const GUEST: Visitor = {
  role: 'guest',
  isLogin: false,
  isAgent: false,
  isTrial: false,
  name: null,
  pending: false,
  lost: false,
}

/** The member's own info; null until it is loaded. */
export function useMember() {
  const token = useToken()
  return useQuery({ ...memberQueries.info(token ?? ''), enabled: token !== null }).data ?? null
}

/** AUT-01: a visitor counts as logged in once the member info is here. */
export function useVisitor(): Visitor {
  const token = useToken()
  const config = useQuery(systemQueries.config())
  const info = useQuery({ ...memberQueries.info(token ?? ''), enabled: token !== null })
  if (token === null) return GUEST
  if (!info.data) return { ...GUEST, pending: info.isPending, lost: info.error !== null }
  const role = roleOfType(info.data.type, config.data?.userTypes) ?? 'guest'
  return {
    role,
    isLogin: role !== 'guest',
    isAgent: role === 'agent',
    isTrial: role === 'trial',
    name: info.data.nickname ?? info.data.account,
    pending: false,
    lost: false,
  }
}

/** ROL-15: whether a module of the whitelabel tree is on. */
export function useModule(id: ModuleId): boolean {
  const config = useQuery({
    ...systemQueries.config(),
    select: (value) => enabledModules(value.whitelabel).has(id),
  })
  return config.data === true
}
