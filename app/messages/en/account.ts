import type { TextTools } from "../area";

export default (_: TextTools<"en">) => ({
	// Fields
	emailOrUsername: "Email or Username",
	username: "Username",
	email: "Email",
	fullName: "Full Name",
	optional: "Optional",
	password: "Password",
	confirmPassword: "Confirm Password",
	newPassword: "New Password",
	confirmNewPassword: "Confirm New Password",
	yourPassword: "Your Password",
	passwordHint: "At least 8 characters, with a lowercase letter, an uppercase letter and a number.",

	// Login
	loginLead: "Welcome back. Your list and your place in every title are waiting.",
	rememberMe: "Remember me",
	forgotPassword: "Forgot password?",
	signingIn: "Signing in...",
	newHere: "New here? <link>Create new account</link>",
	createNewAccount: "Create new account",
	passwordChanged: "Your password has been changed. Sign in with the new one.",
	loginFailed: "Login failed",
	loginRefused: "Invalid email or password. Please try again.",
	/** Why Login is asked for, by what was asked for. */
	loginReasons: {
		lists: "Log in to open your lists. You will be taken there afterwards.",
		list: "Log in to open your list. You will be taken there afterwards.",
		watched: "Log in to open what you have watched. You will be taken there afterwards.",
		year: "Log in to open your year. You will be taken there afterwards.",
		yearPicture: "Log in to open the picture of your year. You will be taken there afterwards.",
		people: "Log in to open the people of your account. You will be taken there afterwards.",
		together: "Log in to open who is here. You will be taken there afterwards.",
		settings: "Log in to open your settings. You will be taken there afterwards.",
		imports: "Log in to open your imports. You will be taken there afterwards.",
		import: "Log in to open your import. You will be taken there afterwards.",
		admin: "Log in to open the admin panel. You will be taken there afterwards.",
		unsaved: "Nothing is saved yet: log in or sign up, then press the button again on the page that opens.",
	},

	// Sign Up
	signupLead: "One account keeps your list and your place in every title, on every device.",
	acceptPolicies:
		"I have read the <privacy>Privacy Policy</privacy> and the <terms>copyright terms</terms> and accept them",
	creatingAccount: "Creating account...",
	haveAccount: "Already have an account? <link>Sign in instead</link>",
	signupFailed: "Registration failed",
	signupRefused: "Signup failed. Please try again.",
	errorOccurred: "An error occurred. Please try again.",
	/** What is missing before the form can be sent. */
	toSignUp: (steps: string[]) => `To sign up, ${steps.join("; ")}.`,
	fillIn: (fields: string[]) => `fill in ${fields.join(", ")}`,
	samePasswordTwice: "enter the same password twice",
	acceptThePolicies: "accept the policies",
	welcome: (name: string) => `Welcome, ${name}.`,
	welcomeWithList: (name: string) => `Welcome, ${name}. Your list came along.`,
	cookiesBlocked: "Your browser blocks cookies. Allow them for this site to sign in.",

	// Forgotten password
	forgotTitle: "Forgot password",
	enterAddress: "Enter the email address of your account. We send a link to set a new password.",
	linkOnItsWay: "If this is the verified address of an account, a link is on its way. It works once, within an hour.",
	linkNotSent: "The link could not be sent. Try again in a moment.",
	sending: "Sending...",
	sendLink: "Send Link",
	noMail:
		"No mail? Look among spam. An address that was never verified gets no link, and none gets many in a day: write to <contact></contact> and include your username. A site owner can give you one.",
	siteSendsNoMail: "This site does not send email. A site owner can give you a link to set a new password.",
	writeToOwner: "Write to <contact></contact> and include your username.",
	openWithinHour: "Open the link within an hour. It works once.",
	chooseNewPassword: "Choose a new password. Your account will be signed out everywhere else.",
	mailSubject: "A new password",
	backToLogin: "Back to Login",

	// New password by a link
	newPasswordTitle: "New password",
	signedOutEverywhere: "Your account will be signed out everywhere.",
	changePassword: "Change Password",
	changingPassword: "Changing Password...",
	linkExpired: "This link has expired or has already been used.",
	resetLinkExpired:
		"This link has expired or has already been used. Each link works once, within an hour. Ask for a new one.",
	ownersLinkExpired:
		"This link has expired or has already been used. Each link works once, within an hour. Ask a site owner for a new one.",
	howToGetLink: "How to get a new link",

	// Verified address
	verifyTitle: "Verify your address",
	verifyLead:
		"Press the button if you have an account here with the address that got the mail. If you have none, close this page.",
	verifyAddress: "Verify Address",
	verifying: "Verifying...",
	notVerified: "The address could not be verified. Try again.",
	verifyLinkExpired:
		"This link has expired or has already been used. Each link works once, within an hour. Settings sends a new one.",
	openSettings: "Open Settings",
	addressVerified: "Address verified",
	addressVerifiedLead: "If you ever forget your password, a link to set a new one is sent to this address.",
	backToHome: "Back to Home",

	// Who is watching, who is here
	whoIsWatchingTitle: "Who Is Watching?",
	whoIsHereTitle: "Who Is Here?",
	hereLead: "Until six in the morning, what you watch is in the diary of each of you.",
	heldLead: "Somebody else is let in by their PIN, or by the password of the account.",
	watchingNow: "Watching now",
	/** After a name, for a screen reader. */
	withAccountPassword: ", with the password of the account",
	/** A child's limit: "Up to PG, TV-PG". */
	upTo: (certificates: string) => `Up to ${certificates}`,
	manageProfiles: "Manage profiles",
	enterPinOf: (name: string) => `Enter the PIN to watch as ${name}`,
	joinsByPin: (name: string) => `${name} joins by their PIN`,
	someoneElse: "Someone else is watching",
	back: "Back",
	done: "Done",
	continue: "Continue",
	oneMoment: "One moment...",
	usePin: "Use the PIN",
	useAccountPassword: "Use the password of the account",
	accountPassword: "Password of the account",
	deleteDigit: "Delete the last digit",
	fourDigits: "Four digits",
	watchingNotChanged: "We couldn't change who is watching. Try again.",
	hereNotChanged: "We couldn't change who is here. Try again.",

	// The question for the password
	confirmYourPassword: "Confirm your password",
	enterToContinue: "Enter your password to continue. We won't ask for it again for ten minutes.",
	confirm: "Confirm",
	checking: "Checking...",

	/** What is wrong with a field, by the names of `FAULTS` in `domain/accounts/validation.ts`. */
	faults: {
		usernameRequired: "Username is required",
		usernameShort: "Username must be at least 3 characters",
		usernameLong: "Username must be less than 50 characters",
		usernameCharacters: "Username contains characters that can't be displayed",
		usernameAt: "Username must not contain @",
		emailRequired: "Email is required",
		emailInvalid: "Please enter a valid email address",
		emailOrUsernameRequired: "Email or username is required",
		nameCharacters: "Name contains characters that can't be displayed",
		nameLong: "Name must be at most 100 characters",
		passwordRequired: "Password is required",
		passwordShort: "Password must be at least 8 characters",
		passwordLong: "Password must be at most 200 characters",
		passwordKinds: "Password must contain at least one lowercase letter, one uppercase letter, and one number",
		passwordGuessable: "This password is easy to guess. Choose another one, such as several unrelated words",
		confirmationMissing: "Please confirm your password",
		confirmationDiffers: "Passwords do not match",
		policiesNotAccepted: "Please accept the policies to create an account",
		currentPasswordRequired: "Current password is required",
		newPasswordShort: "New password must be at least 6 characters long",
		newPasswordsDiffer: "New passwords do not match",
		profileNameRequired: "Name is required",
		profileNameLong: "Name must be at most 30 characters",
		pinDigits: "A PIN has four digits",
	},
});
