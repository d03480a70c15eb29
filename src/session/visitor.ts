import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { systemQueries } from '#api/content/system.ts'
import { memberQueries } from '#api/member/member.ts'
import { enabledModules, type ModuleId } from './flags.ts'
import { type Role, roleOfType } from './roles.ts'
import { session, useToken } from './store.ts'

export interface Visitor {
  readonly role: Role
  readonly isLogin: boolean
  readonly isAgent: boolean
  readonly isTrial: boolean
  /** Nickname if there is one, else the login name. */
  readonly name: string | null
  /** There is a token. Its owner is being fetched or must change the password first. */
  readonly pending: boolean
  /** There is a token, but fetching its owner failed. */
  readonly lost: boolean
  /** The owner must change the password before anything private is shown. */
  readonly mustChangePassword: boolean
}

const GUEST: Visitor = {
  role: 'guest',
  isLogin: false,
  isAgent: false,
  isTrial: false,
  name: null,
  pending: false,
  lost: false,
  mustChangePassword: false,
}

const troubleNow = () => session.get('passwordTrouble')

/** The owner of the token, and whether the password must be changed first. */
function useOwner() {
  const token = useToken()
  const config = useQuery(systemQueries.config()).data
  const info = useQuery({ ...memberQueries.info(token ?? ''), enabled: token !== null })
  const trouble = useSyncExternalStore(session.subscribe, troubleNow)
  const owner = token === null ? undefined : info.data
  const held =
    owner !== undefined &&
    (owner.mustChangePassword ||
      (trouble !== null && enabledModules(config?.whitelabel).has('PWDEXPFORCECHANGE3')))
  return { token, config, info, owner, held }
}

/** The member's own info. Null until it is loaded, and while the password must be changed. */
export function useMember() {
  const { owner, held } = useOwner()
  return (!held && owner) || null
}

/**
 * A visitor counts as logged in once the member info is loaded and no change of password is
 * required.
 */
export function useVisitor(): Visitor {
  const { token, config, info, owner, held } = useOwner()
  if (token === null) return GUEST
  if (!owner || held)
    return {
      ...GUEST,
      pending: held || info.isPending,
      lost: !held && info.error !== null,
      mustChangePassword: held,
    }
  const role = roleOfType(owner.type, config?.userTypes) ?? 'guest'
  return {
    role,
    isLogin: role !== 'guest',
    isAgent: role === 'agent',
    isTrial: role === 'trial',
    name: owner.nickname ?? owner.account,
    pending: false,
    lost: false,
    mustChangePassword: held,
  }
}

/** Whether a module of the whitelabel tree is on. */
export function useModule(id: ModuleId): boolean {
  const config = useQuery({
    ...systemQueries.config(),
    select: (value) => enabledModules(value.whitelabel).has(id),
  })
  return config.data === true
}
