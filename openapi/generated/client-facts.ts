// Generated from openapi/portal.yaml by `npm run generate`; do not edit.

/** Operations that travel encrypted or carry an idempotency key, by method and path template. */
export const clientFacts: Readonly<
  Record<string, { readonly encrypted?: boolean; readonly idempotent?: boolean } | undefined>
> = {
  'POST /wps/session/login': {"encrypted":true},
  'POST /wps/session/login/verification': {"encrypted":true},
  'POST /wps/session/login/social': {"encrypted":true},
  'DELETE /wps/session/logout': {"idempotent":true},
  'PUT /wps/member/info/icon': {"idempotent":true},
  'POST /wps/member/firstLogin': {"idempotent":true},
  'PUT /wps/member/language': {"idempotent":true},
  'POST /wps/member/password': {"encrypted":true},
  'PUT /wps/member/register': {"encrypted":true},
  'PUT /wps/member/register/mobile': {"encrypted":true},
  'POST /wps/member/password/verification': {"encrypted":true},
  'POST /wps/relay/favoriteGame': {"idempotent":true},
  'DELETE /wps/relay/favoriteGame': {"idempotent":true},
  'DELETE /wps/game/session': {"idempotent":true},
  'POST /lgw/demo/round': {"idempotent":true},
  'POST /lgw/lottery/bets': {"idempotent":true},
  'POST /wps/relay/promotionApplications': {"idempotent":true},
  'POST /wps/relay/upload': {"idempotent":true},
  'POST /wps/relay/checkIn': {"idempotent":true},
  'POST /wps/relay/missionClaim': {"idempotent":true},
  'PUT /wps/relay/missionLeaderboard': {"idempotent":true},
  'POST /wps/relay/wheel': {"idempotent":true},
  'POST /wps/relay/redEnvelope': {"idempotent":true},
  'POST /wps/relay/rafflePromotionClaim': {"idempotent":true},
}
