// Generated from openapi/portal.yaml by `npm run generate`; do not edit.
export { removePayoutAccountBody as setDefaultPayoutAccountBody } from './removePayoutAccount.ts'
