import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { ConfigError, readConfig } from "../app/config.server";
import { isLoopback } from "../app/lib/http/requests";
import { environmentVariables, fileVariables } from "./local-platform";

type Environment = Record<string, string | undefined>;

export interface BackupOptions {
	folder: string;
	/** Number of backups that remain. */
	keep: number;
}

export interface StartOptions {
	host: string;
	port: number;
	origin?: string;
	trustedHeader?: string;
	/** The names by which development is reachable, besides localhost and addresses; undefined in production. */
	hostNames?: string[];
	/** Variables of the worker. */
	variables: Record<string, string>;
	/** Undefined: the site sends no mail. */
	smtpUrl?: string;
	/** Undefined: no backups by itself. */
	backups?: BackupOptions;
	/** Why it is development or production, for the start-up line. */
	reason: string;
}

/** Characters of a key, as `config.server.ts` wants it. */
const SECRET_MIN = 32;

/** The key in the state folder. Unless `isDryRun`, it is created if it is not there. */
function secretOf(stateDir: string, isDryRun: boolean): string {
	const file = join(stateDir, "jwt-secret");
	if (!existsSync(file)) {
		const secret = randomBytes(32).toString("base64url");
		if (isDryRun) return secret;
		mkdirSync(stateDir, { recursive: true, mode: 0o700 });
		writeFileSync(file, secret, { mode: 0o600 });
	}
	const secret = readFileSync(file, "utf8").trim();
	if (secret.length >= SECRET_MIN) return secret;
	throw new ConfigError(
		`${file} is damaged: it has fewer than ${SECRET_MIN} characters. Restore it from your copy, or delete it: a new one is generated, and everyone signs in again.`,
	);
}

/** Development on a loopback address; production as soon as other machines can reach the site. */
function chooseEnvironment({ ENVIRONMENT, HOST, ORIGIN, TRUSTED_PROXY_HEADER }: Environment): [string, string] {
	if (ENVIRONMENT) return [ENVIRONMENT, "ENVIRONMENT is set"];
	if (HOST && !isLoopback(HOST === "::1" ? "[::1]" : HOST)) return ["production", `HOST is ${HOST}`];
	if (ORIGIN) return ["production", "ORIGIN is set"];
	if (TRUSTED_PROXY_HEADER) return ["production", "TRUSTED_PROXY_HEADER is set"];
	return ["development", "only this machine can reach it"];
}

/** What is wrong with the way to send mail; null: nothing. */
function findMailProblem({ SMTP_URL, ORIGIN }: Environment, { MAIL_FROM }: Environment): string | null {
	if (!SMTP_URL) return null;
	if (!/^smtps?:\/\/[^/]/.test(SMTP_URL) || !URL.canParse(SMTP_URL))
		return "SMTP_URL is no address of a mail server. Give one such as smtps://user:password@mail.example:465 and write @, : and / in a password as %40, %3A and %2F.";
	if (!MAIL_FROM) return "MAIL_FROM is missing. SMTP_URL is set: give the address that mails come from.";
	// Without it, a mail would have the address by which its asker calls this site, which may be an attacker's.
	if (!ORIGIN) return "ORIGIN is missing. SMTP_URL is set, and the links in mails need the address that visitors use.";
	return null;
}

interface StartFiles {
	/** The variables that `wrangler.toml` sets; others take precedence. */
	inWrangler?: Record<string, string>;
	/** Generates no key. */
	isDryRun?: boolean;
}

/** Throws `ConfigError` for a value that cannot work. Production takes nothing from `.dev.vars`. */
export function readStartOptions(
	environment: Environment,
	stateDir: string,
	{ inWrangler = {}, isDryRun = false }: StartFiles = {},
): StartOptions {
	const { HOST, PORT, ORIGIN, TRUSTED_PROXY_HEADER, BACKUP_DIR, BACKUPS_KEPT = "14" } = environment;
	if (!/^[1-9]\d{0,3}$/.test(BACKUPS_KEPT)) {
		throw new ConfigError(`BACKUPS_KEPT is "${BACKUPS_KEPT}". Give the number of backups to keep: 14`);
	}
	if (PORT && !(/^\d{1,5}$/.test(PORT) && Number(PORT) < 65_536))
		throw new ConfigError(`PORT is "${PORT}", not a port.`);
	if (ORIGIN && !(/^https?:/.test(ORIGIN) && URL.canParse(ORIGIN) && new URL(ORIGIN).origin === ORIGIN)) {
		throw new ConfigError(
			`ORIGIN is "${ORIGIN}". Give the address that visitors use, without a path: https://marquee.example`,
		);
	}
	if (TRUSTED_PROXY_HEADER && !/^[\w-]+$/.test(TRUSTED_PROXY_HEADER)) {
		throw new ConfigError(`TRUSTED_PROXY_HEADER is "${TRUSTED_PROXY_HEADER}". Give the name of one header: X-Real-IP`);
	}
	if (ORIGIN && !TRUSTED_PROXY_HEADER) {
		throw new ConfigError(
			`ORIGIN is set: a proxy is in front, and all its visitors would share one limit. Set TRUSTED_PROXY_HEADER to the header in which it sends their address: X-Forwarded-For`,
		);
	}
	const [ENVIRONMENT, reason] = chooseEnvironment(environment);
	if (ENVIRONMENT === "development" && TRUSTED_PROXY_HEADER) {
		throw new ConfigError(
			"ENVIRONMENT is development, which has a test admin and serves no proxy, and TRUSTED_PROXY_HEADER says that there is one. Remove one of them.",
		);
	}
	const variables: Record<string, string> = {
		...inWrangler,
		...(ENVIRONMENT === "development" && fileVariables()),
		...environmentVariables(environment),
		ENVIRONMENT,
	};
	variables.JWT_SECRET ||= secretOf(stateDir, isDryRun);
	// A page contains its address. Without ORIGIN that is the client's `Host`, and made-up ones would fill the cache.
	if (!ORIGIN && ENVIRONMENT === "production") variables.PAGE_CACHE ||= "off";
	readConfig(variables);
	const mailProblem = findMailProblem(environment, variables);
	if (mailProblem) throw new ConfigError(mailProblem);
	const ownNames = HOST ? [HOST.toLowerCase()] : [];
	return {
		host: HOST || "127.0.0.1",
		port: Number(PORT || 3000),
		origin: ORIGIN || undefined,
		trustedHeader: TRUSTED_PROXY_HEADER || undefined,
		hostNames: ENVIRONMENT === "development" ? ownNames : undefined,
		variables,
		smtpUrl: environment.SMTP_URL || undefined,
		backups: BACKUP_DIR ? { folder: resolve(BACKUP_DIR), keep: Number(BACKUPS_KEPT) } : undefined,
		reason,
	};
}
