import type { TrialPlan } from '#contract/plan.ts'

/** Rows as the program sees them, the same on both engines. Times are UTC milliseconds; ids are text; flags are 0 or 1. */
export type Tables = {
  readonly subscriber: {
    readonly email: string
    readonly subscribed_at: number
    /** Until when the link in its letter must be opened; null once it is on the list. */
    readonly confirm_by: number | null
  }
  /** A live estimation; `state` is its JSON, and `version` grows with every change of it. */
  readonly room: {
    readonly id: string
    readonly code: string
    readonly version: number
    readonly state: string
    readonly updated_at: number
  }
  /** Until when someone counts as present in a room; renewed while they watch. */
  readonly room_presence: {
    readonly room_id: string
    readonly person_id: string
    readonly present_until: number
  }
  /** A quiz that is played live. */
  readonly game: {
    readonly id: string
    readonly code: string
    readonly host_id: string
    /** `Quiz` as JSON. */
    readonly quiz: string
    /** How long a question is open. */
    readonly seconds: number
    readonly has_speed_points: number
    /** Grows with every step of the game. */
    readonly step: number
    /** Question that is open, or whose result is displayed, from 0; null before the first. */
    readonly question: number | null
    /** Until when it accepts answers. */
    readonly closes_at: number | null
    readonly is_over: number
    readonly created_at: number
  }
  readonly game_player: {
    readonly game_id: string
    readonly id: string
    /** Order of joining. */
    readonly seat: number
    readonly name: string
    /** Unique normalized name, for comparison. */
    readonly name_key: string
    readonly is_removed: number
  }
  readonly game_answer: {
    readonly game_id: string
    readonly question: number
    readonly player_id: string
    /** `Answer` as JSON. */
    readonly answer: string
    readonly is_right: number
    readonly points: number
  }
  /** Hosted quiz in the version last sent by its author. */
  readonly quiz: {
    readonly id: string
    readonly secret_hash: string
    /** `Quiz` as JSON. */
    readonly quiz: string
    /** Grows with each quiz that its author puts in the place of the one before; from 1. */
    readonly version: number
    readonly created_at: number
    /** Whether it accepts no new attempts. */
    readonly is_closed: number
    /** The UTC day of its last answer or change, counted from 1970. */
    readonly active_day: number
    /** The day on which it was soft-deleted for inactivity: hidden, and deleted later. */
    readonly soft_deleted_day: number | null
  }
  /** Previous version of a quiz that has attempts. */
  readonly quiz_version: { readonly quiz_id: string; readonly version: number; readonly quiz: string }
  /** An attempt at a quiz. */
  readonly quiz_attempt: {
    readonly quiz_id: string
    /** The browser that makes it. */
    readonly taker_id: string
    /** From 1. */
    readonly number: number
    /** Version of the quiz that it was started with. */
    readonly version: number
    /** Name shown to the author; empty if anonymous. */
    readonly name: string
    /** `Order` as JSON, or null for the quiz's default order. */
    readonly question_order: string | null
    /** Answers as JSON, under the ids of their questions. */
    readonly answers: string
    /** The ids of the questions whose right answer was shown, as JSON: their answers stand. */
    readonly checked: string
    readonly started_at: number
    /** Time of submission; null if not submitted, even after the time limit. */
    readonly finished_at: number | null
    /** When its time is up; null without a time limit. */
    readonly ends_at: number | null
  }
  /** Deleted share links: SHA-256 of kind and id, and the UTC day of the deletion, counted from 1970. */
  readonly tombstone: { readonly hash: string; readonly deleted_day: number }
  /** Row written to check whether the database accepts writes. */
  readonly probe: { readonly id: number; readonly written_at: number }
  /** When expired data was last deleted, and since when the clock is doubted; one row. */
  readonly cleanup: { readonly id: number; readonly ran_at: number; readonly doubted_at: number | null }
  /** Rate limit buckets, each shared by many keys: the time when the bucket is full again (UTC milliseconds). */
  readonly request_limit: { readonly bucket: string; readonly full_at: number }
  /** Retired secrets; their signatures are valid until the given time. */
  readonly retired_secret: { readonly name: string; readonly value: string; readonly good_until: number }
  readonly server_secret: { readonly name: string; readonly value: string }
  readonly poll: {
    readonly id: string
    readonly secret_hash: string
    readonly question: string
    /** `PollSettings` as JSON. */
    readonly settings: string
    readonly created_at: number
    readonly closes_at: number | null
    /** Whether its author has closed it. */
    readonly is_closed: number
    readonly voters: number
    /** Receipts of votes from before it was last emptied are worth nothing. */
    readonly times_emptied: number
    /** UTC day of the last vote or change, counted from 1970; finer times would reveal when a visitor voted. */
    readonly active_day: number
    /** Grows with every change of what was counted. */
    readonly version: number
    /**
     * Random order of the options that decides ties for last in a ranked poll: ids joined by commas, drawn by the first
     * count; null before it.
     */
    readonly lot: string | null
    /** The day on which it was soft-deleted for inactivity: hidden, and deleted later. */
    readonly soft_deleted_day: number | null
  }
  readonly poll_option: {
    readonly poll_id: string
    readonly id: number
    readonly text: string
    readonly votes: number
    /**
     * `given` if created with the poll; otherwise written by a voter and waiting for its author, shown to all, or
     * hidden from all.
     */
    readonly state: 'given' | 'waiting' | 'shown' | 'hidden'
    /** The option of the poll that the votes of a hidden one count for. */
    readonly counts_for: number | null
  }
  /** Count of each order of preference; option ids joined by commas. */
  readonly poll_ranking: { readonly poll_id: string; readonly choices: string; readonly votes: number }
  readonly poll_voter: {
    readonly poll_id: string
    readonly voter_hash: string
    /** Counts changes, so that an old receipt cannot be used again. */
    readonly revision: number
  }
  readonly sync_account: {
    readonly account_id: string
    /** The number of its newest change. */
    readonly sequence: number
    /** Its rows in `sync_item`: all, those that are not deleted, and the bytes of these. */
    readonly entries: number
    readonly items: number
    readonly bytes: number
  }
  readonly sync_item: {
    readonly account_id: string
    readonly collection: string
    readonly id: string
    /** JSON, or null where it was deleted. */
    readonly value: string | null
    readonly changed_at: number
    readonly sequence: number
  }
  readonly plan_trial: { readonly account_id: string; readonly plan: TrialPlan; readonly started_at: number }
  readonly account: {
    readonly id: string
    readonly email: string
    readonly name: string
    readonly is_confirmed: 0 | 1
    /** Deadline to confirm the email address; null once it is confirmed or a user has signed in. */
    readonly confirm_by: number | null
    /** Time when an operator disabled sign-in; null if enabled. */
    readonly disabled_at: number | null
    readonly created_at: number
    readonly updated_at: number
  }
  readonly account_login: {
    readonly id: string
    readonly account_id: string
    readonly provider: string
    readonly login: string
    readonly password: string | null
    readonly created_at: number
    readonly updated_at: number
  }
  readonly account_session: {
    readonly id: string
    readonly account_id: string
    /** SHA-256 of the cookie's token. */
    readonly token: string
    /** Browser and system in words, such as `Firefox on Windows`; null or empty if unknown. */
    readonly device: string | null
    readonly expires_at: number
    readonly created_at: number
    readonly updated_at: number
  }
  /** Authenticator app of an account (TOTP). */
  readonly account_totp: {
    readonly account_id: string
    /** Encrypted (`sealed-text.ts`). */
    readonly secret: string
    /** Time of the first correct code, since which sign-in requires one; null before it. */
    readonly confirmed_at: number | null
    /** Time step of the last accepted code: it and older ones are not accepted again. */
    readonly last_step: number
  }
  /** Unused recovery codes, as keyed hashes. */
  readonly account_recovery_code: { readonly account_id: string; readonly code_hash: string }
  readonly account_passkey: {
    /** Credential id, in base64url. */
    readonly id: string
    readonly account_id: string
    readonly name: string
    /** COSE key, in base64url. */
    readonly public_key: string
    /** Signature counter of the authenticator; 0 if it has none. */
    readonly counter: number
    /** Ways to reach the authenticator, joined by commas. */
    readonly transports: string
    readonly created_at: number
    /** Time of the last sign-in; null before the first. */
    readonly used_at: number | null
  }
  /** Step of a sign-in, or of adding a passkey, that waits for its response. */
  readonly account_challenge: {
    readonly token_hash: string
    /** null for a sign-in by passkey, whose response names the account. */
    readonly account_id: string | null
    readonly purpose: 'second-factor' | 'add-passkey' | 'sign-in'
    /** Bytes that the authenticator's signature covers, in base64url; empty for a code. */
    readonly challenge: string
    readonly expires_at: number
  }
  readonly account_link: {
    readonly token_hash: string
    readonly account_id: string
    readonly purpose: 'confirm-email' | 'reset-password'
    /** The address that the link was mailed to. */
    readonly email: string
    readonly expires_at: number
  }
  readonly outbox: {
    readonly id: string
    readonly recipient: string
    readonly subject: string
    readonly text: string
    readonly written_at: number
    /** Account that the email is about; null for one about none, and for one of before. */
    readonly account_id: string | null
    /** Number of failed deliveries to a mail server. */
    readonly tries: number
    /** null for one that waits for the operator. */
    readonly next_try_at: number | null
  }
}
