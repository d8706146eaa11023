// Generates many users with watch history by SQL inside the database, for `seed.ts` and the benchmarks.

/** Users per statement, and users whose history one statement creates. */
const STEP = 20_000;
/** Entries of each user's watch history. */
const WATCHES = 5;
/** Milliseconds between two registrations. */
const APART = 60_000;
const DAY = 24 * 60 * 60 * 1000;

const FIRST = [
	..."ada alan amara anders annie barbara carlos chen dana dmitri edsger elena farid frances grace hana hedy igor".split(
		" ",
	),
	..."jean joan kofi lars leila linus margaret mei niklaus olga paula radia ravi rosa shafi sofia tim tomas ursula wei".split(
		" ",
	),
];
const LAST = [
	..."allen backus bartik berners cerf clarke codd dijkstra engelbart floyd goldberg goldwasser hamilton hoare".split(
		" ",
	),
	..."hopper iverson johnson kay keller knuth lamport liskov lovelace mccarthy meyer minsky neumann noether".split(" "),
	..."perlman perlis ritchie shannon snyder thompson torvalds turing wilkes wing wirth zuse".split(" "),
];
const HOSTS = ["example.com", "example.org", "example.net", "mail.example", "post.example"];

function pick(words: string[], index: string): string {
	return `json_extract('${JSON.stringify(words)}', '$[' || ((${index}) % ${words.length}) || ']')`;
}

const USERS = `WITH RECURSIVE
	numbers (n) AS (SELECT cast(?1 AS integer) UNION ALL SELECT n + 1 FROM numbers WHERE n < ?2),
	words AS (SELECT n, ${pick(FIRST, "n * 7")} AS first, ${pick(LAST, "n / 3")} AS last, ${pick(HOSTS, "n")} AS host, lower(hex(randomblob(16))) AS h FROM numbers),
	people AS (SELECT *, first || '.' || last || n AS login FROM words)
	INSERT INTO users (id, username, username_key, email, email_key, name, role, is_premium, password_hash, created_at)
	SELECT substr(h, 1, 8) || '-' || substr(h, 9, 4) || '-' || substr(h, 13, 4) || '-' || substr(h, 17, 4) || '-' || substr(h, 21),
		login, login, login || '@' || host, login || '@' || host, first || ' ' || last,
		iif(n % 1000 = 0, 'admin', 'user'), n % 8 = 0, 'none', ?3 + n * ${APART}
	FROM people`;

const HISTORIES = `INSERT INTO titles (profile_id, media_type, media_id, first_opened_at, opened_at, updated_at)
	SELECT users.id, iif(k % 2, 'movie', 'tv'), users.rowid * 31 % 300 + k * 1000, ?3 - at, ?3 - at, ?3 - at
	FROM (SELECT value AS k, value * 2 * ${DAY} + 1000 AS at FROM json_each(?4)) CROSS JOIN users
	WHERE users.rowid BETWEEN ?1 AND ?2`;

const AUDIT = `WITH RECURSIVE numbers (n) AS (SELECT cast(?1 AS integer) UNION ALL SELECT n + 1 FROM numbers WHERE n < ?2)
	INSERT INTO audit_log (at, actor_id, action, target_id, outcome, detail)
	SELECT ?3 - n * 1000, (SELECT id FROM users WHERE role = 'admin' LIMIT 1), iif(n % 2, 'user.premium', 'user.update'), 'id' || n, 'done', '{}'
	FROM numbers`;

interface Range {
	/** The first and the last user number; numbers are never reused. */
	from: number;
	to: number;
	/** Entries of each user's watch history, one every other day. */
	watches?: number;
	onStep?: (done: number) => void;
}

/** Creates the users in a range, with five watched titles each and an audit log entry for every tenth user. */
export async function seedRows(db: D1Database, { from, to, watches = WATCHES, onStep }: Range): Promise<void> {
	const now = Date.now();
	const founded = now - 700 * DAY;
	const entries = JSON.stringify(Array.from({ length: watches }, (_, index) => index + 1));
	for (let first = from; first <= to; first += STEP) {
		const last = Math.min(first + STEP - 1, to);
		const made = await db.prepare(USERS).bind(first, last, founded).run();
		const highest = made.meta.last_row_id;
		await db
			.prepare(HISTORIES)
			.bind(highest - (last - first), highest, now, entries)
			.run();
		await db
			.prepare(AUDIT)
			.bind(Math.ceil(first / 10), Math.floor(last / 10), now)
			.run();
		onStep?.(last);
	}
}
