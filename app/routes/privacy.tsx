import { PolicyPage, PolicySection } from "~/components/docs/policy-page";
import { SOURCES } from "~/components/site/footer";
import { pageMeta } from "~/components/site/page-meta";
import { useSite } from "~/components/site/site-context";
import { Button } from "~/components/ui/button";
import { PERSON_FIELD_NAMES, PERSON_FIELDS } from "~/domain/accounts/profiles";
import { SWITCH_NAMES, SWITCHES } from "~/domain/library/preferences";
import {
	HISTORY_RETENTION_DAYS,
	LOCAL_HISTORY_MAX,
	LOCAL_VIEWINGS_MAX,
	TITLES_OF_REQUEST_MAX,
	UNDO_DAYS,
} from "~/domain/library/retention";
import { platformContext } from "~/platform.server";
import { PRODUCT_NAME } from "~/product";
import type { Route } from "./+types/privacy";

export const meta: Route.MetaFunction = (args) =>
	pageMeta(args, {
		title: "Privacy Policy",
		description: `What ${PRODUCT_NAME} stores about you, for how long, and how to have it removed.`,
	});

export function loader({ context }: Route.LoaderArgs) {
	return { email: context.get(platformContext).config.CONTACT_EMAIL, isShareable: true };
}

const PERSON_LABELS = PERSON_FIELD_NAMES.map((name) => PERSON_FIELDS[name].label.toLowerCase()).join(", ");

type Stored = [name: string, text: string][];

/** On a site whose address has a port, the names end with it. */
const COOKIES: Stored = [
	[
		"marquee_session",
		"keeps you signed in: for 30 days after your last visit when you chose to be remembered, otherwise until you close the browser.",
	],
	["marquee_bookmark", "shows you your own changes on the next page: for ten minutes after a change."],
	[
		"marquee_signed_out",
		"set only when you sign out and the server cannot be reached: until your next visit, which ends the session, at most 30 days.",
	],
	[
		"marquee_refused",
		"tells the next page why another page did not open: removed there, or after a minute at the latest.",
	],
];

/** Until the visitor or the product removes them. */
const LOCAL_STORAGE: Stored = [
	["marquee.auth.token", "your session, for requests of the page's script: until you sign out."],
	["marquee.auth.sessionId", "the ID of that session: until you sign out."],
	["marquee.auth.untilClosed", "marks a session that ends when the browser is closed: until you sign out."],
	["marquee.auth.profile", "who was chosen to watch, so that other tabs follow: until you sign out."],
	["marquee.auth.leaving", "tells other tabs that you have signed out: removed at once."],
	[
		"marquee.library",
		`what you did while signed out or offline, and what your account did not take of it: the latest ${LOCAL_HISTORY_MAX} titles for ${HISTORY_RETENTION_DAYS} days, how far you played the latest ${LOCAL_VIEWINGS_MAX} episodes and movies, ${LOCAL_VIEWINGS_MAX} times that you watched one, up to ${TITLES_OF_REQUEST_MAX} titles of Watch Later, as many that are not for you, as many ratings and as many notes: until you remove them or your account has them.`,
	],
	["marquee.home", "the title of it that Home shows first, with the address that plays it: as long as there is one."],
	[
		"marquee.leftOut",
		"the addresses of the titles that lists leave out: those that are not for you and, if you hide them, those that you watched. As long as there are some.",
	],
	[
		"marquee.recentSearches",
		"your last eight searches, and those of each person whom you added to your account: until you remove them, also after you sign out.",
	],
	["marquee.welcomeSeen", "that the welcome message was shown."],
	["marquee.autoplayNext", "that the next episode does not start automatically: until you turn autoplay on again."],
	["marquee.server", "the player server that you chose last: until you clear it."],
	["marquee.serverLoads", "which player servers loaded in this browser last time: until you clear it."],
	["marquee.player", "volume, speed and captions of the built-in player."],
	["marquee.columns", "that lists have three columns on this phone: until you choose two again."],
	["marquee.television", "that this browser is a television with a remote: until you use a mouse or the Tab key."],
	["marquee.shortcuts", "that keyboard shortcuts are turned off: until you turn them on again."],
];

/** Until the tab is closed. */
const SESSION_STORAGE: Stored = [
	["marquee.lists", "the latest five lists of titles that you opened, so that Back shows them at once."],
	["marquee.scrollPositions", "how far each page was scrolled."],
	["marquee.places", "which link you opened on the last 50 pages, and how far their rows were scrolled."],
];

function StoredList({ items }: { items: Stored }) {
	return (
		<ul>
			{items.map(([name, text]) => (
				<li key={name}>
					<code className="text-[0.9375rem] break-all text-cream">{name}</code>: {text}
				</li>
			))}
		</ul>
	);
}

const FIELD =
	"mt-1.5 block w-full rounded-lg bg-raised px-4 py-3 text-cream inset-ring inset-ring-line transition-shadow hover:inset-ring-edge";

/** Writes a letter in the visitor's own mail program: no message passes through the server. */
function ContactForm({ email }: { email: string }) {
	function openMail(event: React.FormEvent<HTMLFormElement>) {
		event.preventDefault();
		const form = new FormData(event.currentTarget);
		const query = ["subject", "body"].map((name) => `${name}=${encodeURIComponent(String(form.get(name)))}`).join("&");
		window.location.href = `mailto:${email}?${query}`;
	}

	return (
		<form action={`mailto:${email}`} onSubmit={openMail} className="max-w-lg space-y-4">
			<label className="block text-sm font-semibold">
				Subject
				<input name="subject" required maxLength={120} defaultValue="Privacy" className={FIELD} />
			</label>
			<label className="block text-sm font-semibold">
				Message
				<textarea name="body" required maxLength={4000} rows={5} className={FIELD} />
			</label>
			<Button type="submit" variant="secondary">
				Write in your email app
			</Button>
		</form>
	);
}

export default function Privacy({ loaderData: { email } }: Route.ComponentProps) {
	return (
		<PolicyPage title="Privacy Policy" updated="January 15, 2025">
			<PolicySection title="Introduction">
				<p>
					{PRODUCT_NAME} can be used without an account. This page says what we store when you have one, what we store
					when you don't, and what you can do about it.
				</p>
			</PolicySection>
			<PolicySection title="Information We Collect">
				<h3>What you give us</h3>
				<ul>
					<li>
						Account information: your username, your email address, since when you have verified it, and your password,
						of which only a hash is stored. Where this site sends mail, your address gets a mail that verifies it, and a
						link when you have forgotten your password; nothing else is sent there.
					</li>
					<li>Profile information: your full name, if you gave one. It is shown in your Settings.</li>
					<li>
						Profiles: for each person of your account {PERSON_LABELS}, when it was added, and, if it has a PIN, a hash
						of that. Of a child's profile also the age ratings that it may see. What a person watches, rates, saves,
						hides and imports is stored in the profile.
					</li>
					<li>Communication preferences: whether you wrote to us and what we replied.</li>
				</ul>
				<h3>What we record as you use the site</h3>
				<ul>
					<li>Watch history: which titles and episodes you opened and when, and what you saved to Watch Later.</li>
					<li>
						What you watched: each time that you watched an episode or a movie, with its date where it is known, where
						you stopped, and which shows you began again. My List links to it.
					</li>
					<li>Ratings: for each movie, show and episode that you rated, the number and when you gave it.</li>
					<li>
						Notes: what you write for yourself about a title, an episode or one time that you watched it, and when. They
						are on your own pages and in your export, and in nothing that you share.
					</li>
					<li>
						Imports: the rows of the files that you bring along and what became of them, for 30 days so that you can
						undo it. Files with passwords or addresses in your export are not opened.
					</li>
					<li>Not for me: which titles you hid from lists, and when.</li>
					<li>
						Lists: their names and notes, the titles in them in your order, and when you added each. A list is private
						until you open it: then anyone who has its address can read it, without your name unless you add it, until
						you end the address.
					</li>
					<li>
						Preferences, each on or off: {SWITCH_NAMES.map((name) => `“${SWITCHES[name].label}”`).join(", ")}. And your
						time zone, which your browser says when you first sign in, so that a day of your diary is yours.
					</li>
					<li>Search queries: they are sent to the catalogue; recent ones are stored only in your own browser.</li>
					<li>
						Surprise Me: the titles that your browser lists as opened or watched are sent with the request, so that it
						draws none of them and some that are similar; they are not stored.
					</li>
				</ul>
				<h3>Technical data</h3>
				<ul>
					<li>Cookies: four, listed below. None are for advertising.</li>
					<li>
						Account activity: your sign-ins, changes to your password, email address, username and role, and
						suspensions, with the time, the browser and a shortened network address. The latest hundred events are
						stored for 180 days.
					</li>
					<li>Logs: the kind of page, the time, a request number and, while you are signed in, your account ID.</li>
					<li>
						Sign-ins: for 30 days, a code made from your account and your network address with a secret key, so that
						nobody else can lock you out. After a failed sign-in, such codes count attempts for 15 minutes. Where they
						reach the limit, your account's ID stands beside them, so that an administrator finds who is locked out.
					</li>
					<li>Limits: the server counts your requests by your network address, in memory only. It is not stored.</li>
					<li>
						Player servers: a watch page reports whether a player loaded, and that you pressed “It doesn't play”, with
						the title. Only daily totals of each server, and of each title on it, are stored, for ninety days.
					</li>
					<li>
						Owners: when your account becomes an owner of this site, its ID, a random number, is stored for 30 days and
						may be sent to a service that the operator uses for notifications.
					</li>
					<li>Performance and error data: how long a response took and what went wrong with it.</li>
				</ul>
			</PolicySection>
			<PolicySection title="How We Use Your Information">
				<ul>
					<li>To continue where you stopped, on every device that you sign in on.</li>
					<li>
						To recommend titles similar to what you watched or rated high, and none similar to what you rated low.
					</li>
					<li>To show you your ratings and your notes. Nobody else sees them.</li>
					<li>To keep accounts safe and the service running.</li>
				</ul>
				<p>We do not sell it, and nobody pays to see it.</p>
				<h3>When somebody helps you</h3>
				<p>
					An administrator can open a page about your account, to find out why you cannot sign in or watch. It shows
					your username, name, email address and role; when you were last here, on how many browsers and with which one;
					wrong passwords of the last 15 minutes; whether a reset link is open; the one title that you opened last;
					saved titles that are blocked; the latest entries of the audit log about you; and your account activity,
					without networks. It shows no more than that needs. Every day on which somebody opens it is in the audit log
					and in your export.
				</p>
				<p>
					Instead of deleting an account, an administrator can suspend it. It is then signed out everywhere and cannot
					sign in; nothing else changes, and it can be undone. Whoever signs in with the right password is told so, and
					whom to write to, and so is a browser that was signed in. The administrator can note a short reason, so that
					others who help you know it. It is in the audit log and, while your account is suspended, on the page about
					it. You are not told it when you sign in; your export contains it.
				</p>
			</PolicySection>
			<PolicySection title="Cookies and Tracking">
				<p>These are all the cookies this site sets. Over HTTPS, their names begin with __Host-.</p>
				<StoredList items={COOKIES} />
				<p>
					Your browser's local storage holds the following, until it is removed as described or you clear the site's
					data:
				</p>
				<StoredList items={LOCAL_STORAGE} />
				<p>Its session storage holds the following, until you close the tab:</p>
				<StoredList items={SESSION_STORAGE} />
				<p>
					The browser also stores the page that it shows while you are offline. The players that you open belong to
					others and may set cookies of their own; nothing of theirs is loaded before you open a watch page or start a
					trailer.
				</p>
			</PolicySection>
			<PolicySection title="Data Security">
				<p>
					Connections are encrypted, passwords are stored as salted hashes, sessions can be ended from your settings,
					and every administrative action is recorded. No system is perfect; if something happens to your data, we will
					tell you.
				</p>
			</PolicySection>
			<PolicySection title="Your Rights">
				<ul>
					<li>Access: see everything we store about you.</li>
					<li>Correction: change it in your settings.</li>
					<li>Deletion: delete your account in your settings. Data Retention says what stays.</li>
					<li>Portability: download it in a machine-readable format.</li>
					<li>Objection: tell us to stop using it in a certain way.</li>
					<li>Withdrawal: withdraw your consent at any time.</li>
				</ul>
			</PolicySection>
			<PolicySection title="Data Retention">
				<p>
					Watch history is deleted after {HISTORY_RETENTION_DAYS} days of inactivity: a title that you have not opened
					for {HISTORY_RETENTION_DAYS} days is removed from the list automatically. What you watched, where you stopped,
					and how you rated it is kept until you remove it, clear the list, or delete your account, and so are the
					titles that you hid; My List goes on showing the shows that you watched until you remove them there. What you
					clear all at once is stored for {UNDO_DAYS} days more, so that you can bring it back. Your account stays until
					you delete it.
				</p>
				<p>
					Deleting your account deletes your profiles, sessions, account activity, watch history, the record of what you
					watched, ratings, hidden titles and Watch Later at once. The following stays:
				</p>
				<ul>
					<li>
						Audit log entries, for a year: what administrators did to your account, that they opened its page, that you
						used a reset link, what you did as an administrator, and administrative actions that you were denied. They
						contain the time, the action, whether it was denied, details such as the new role, why a title was blocked
						or an account was suspended, and the ID of the account that the action was for, a random number. Entries
						about what you did also contain your ID and, if you were an administrator, your username at the time.
						Addresses are never in this log.
					</li>
					<li>
						Entries about your account also contain the username that it had at the time. When you delete your account
						yourself, your username and the reason for a suspension are removed from them at once. When an administrator
						deletes it, both stay in them for that year, so that owners can check what administrators do.
					</li>
					<li>The sign-in codes described above, for up to 30 days.</li>
					<li>What was sent to the notification service: that an account with your ID became an owner.</li>
					<li>Totals, such as the number of sign-ups per day.</li>
					<li>What your own browser stores, until you clear it; only the session is removed.</li>
				</ul>
			</PolicySection>
			<PolicySection title="Titles and Pictures">
				<p>{SOURCES[useSite().source].note}</p>
			</PolicySection>
			<PolicySection title="Contact Us">
				<p>
					Write to <a href={`mailto:${email}`}>{email}</a>, or use this form.
				</p>
				<ContactForm email={email} />
			</PolicySection>
			<PolicySection title="Policy Updates">
				<p>When this policy changes, so does the date at the top.</p>
			</PolicySection>
		</PolicyPage>
	);
}
