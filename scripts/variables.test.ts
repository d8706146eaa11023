import { expect, test } from "vitest";
import { VARIABLES } from "../app/config.server";
import { countEdits, describeUnread, START_VARIABLES } from "./variables";

const inEnvironment = (name: string) => describeUnread([{ file: null, variables: { [name]: "value" } }]);
const inFile = (name: string) => describeUnread([{ file: ".dev.vars", variables: { [name]: "value" } }]);

const MISTYPED: [name: string, meant: string][] = [
	["TMDB_KEY", "TMDB_TOKEN"],
	["TMDB_API_KEY", "TMDB_TOKEN"],
	["TMDB_API_TOKEN", "TMDB_TOKEN"],
	["TMDB_READ_ACCESS_TOKEN", "TMDB_TOKEN"],
	["TMBD_TOKEN", "TMDB_TOKEN"],
	["tmdb_token", "TMDB_TOKEN"],
	["TMDB_TOKN", "TMDB_TOKEN"],
	["TMDB_BASE_URL", "TMDB_API_BASE_URL"],
	["TMDB_IMAGES_BASE_URL", "TMDB_IMAGE_BASE_URL"],
	["JWT_SECERT", "JWT_SECRET"],
	["JWT_KEY", "JWT_SECRET"],
	["JWT_SECRET_OLD", "JWT_SECRET"],
	["ENVIROMENT", "ENVIRONMENT"],
	["PLAYER_URL", "PLAYER_CONFIG_URL"],
	["PLAYERS_CONFIG_URL", "PLAYER_CONFIG_URL"],
	["CATALOG_REGION", "CATALOGUE_REGION"],
	["CATALOGUE_COUNTRY", "CATALOGUE_REGION"],
	["PROVIDER_NETFLX", "PROVIDER_NETFLIX"],
	["METRIC_TOKEN", "METRICS_TOKEN"],
	["METRICS_KEY", "METRICS_TOKEN"],
	["WEBHOOK_URI", "WEBHOOK_URL"],
	["WEBHOOK_KEY", "WEBHOOK_SECRET"],
	["CONTACT_MAIL", "CONTACT_EMAIL"],
	["STATEDIR", "STATE_DIR"],
	["BACKUP_FOLDER", "BACKUP_DIR"],
	["BACKUPS_DIR", "BACKUP_DIR"],
	["BACKUP_KEPT", "BACKUPS_KEPT"],
	["ORIGINS", "ORIGIN"],
	["TRUSTED_PROXY_HEADERS", "TRUSTED_PROXY_HEADER"],
	["TRUSTED_HEADER", "TRUSTED_PROXY_HEADER"],
	["MARQUEE_TMDB_TOKEN", "TMDB_TOKEN"],
	["PAGE_CAHCE", "PAGE_CACHE"],
];

test.each(MISTYPED)("%s in the environment is not read; %s was meant", (name, meant) => {
	expect(inEnvironment(name)).toEqual([`${name} is not read. Did you mean ${meant}?`]);
});

test.each([...MISTYPED, ["PROT", "PORT"], ["API_KEY", "TMDB_TOKEN"], ["SECRET", "JWT_SECRET"]])(
	"%s in a file is not read; %s was meant",
	(name, meant) => {
		expect(inFile(name)).toEqual([`${name} in .dev.vars is not read. Did you mean ${meant}?`]);
	},
);

test("whatever else a file sets is named; the variables of npm start belong into its environment", () => {
	expect(inFile("COLOUR")).toEqual(["COLOUR in .dev.vars is not read. docs/variables.md lists every variable."]);
	for (const name of START_VARIABLES) {
		expect(inFile(name)).toEqual([`${name} in .dev.vars is not read. Set it in the environment of npm start.`]);
	}
});

test("what is read is not named, nor what is empty", () => {
	for (const name of Object.keys(VARIABLES.shape)) expect([...inFile(name), ...inEnvironment(name)]).toEqual([]);
	for (const name of START_VARIABLES) expect(inEnvironment(name)).toEqual([]);
	expect(describeUnread([{ file: null, variables: { TMDB_KEY: "", JWT_KEY: undefined } }])).toEqual([]);
});

test.each([
	"PATH",
	"HOME",
	"HOSTNAME",
	"HOSTTYPE",
	"PWD",
	"SHELL",
	"PAGER",
	"PAGES",
	"PAGE_SIZE",
	"STORE",
	"SORT",
	"POST",
	"NODE_ENV",
	"NODE_OPTIONS",
	"STATE_DIRECTORY",
	"REQUEST_URI",
	"INVOCATION_ID",
	"CLOUDFLARE_API_TOKEN",
	"GITHUB_TOKEN",
	"NPM_TOKEN",
	"MARQUEE_PORT",
	"npm_package_version",
])("%s of another program is left alone", (name) => {
	expect(inEnvironment(name)).toEqual([]);
});

test("two letters that changed places are one edit", () => {
	expect([countEdits("PROT", "PORT"), countEdits("", "URL"), countEdits("TOKEN", "TOKEN")]).toEqual([1, 3, 0]);
});
