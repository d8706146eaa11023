export default () => ({
	// No such page
	notFound: "Page Not Found",
	notFoundText: "The page you're looking for doesn't exist or has been moved.",
	searchForIt: "Search for it, or find something else for tonight.",
	trending: "Trending Now",
	/** The title of the page for an outage. */
	catalogueDown: "Catalogue Not Responding",

	// Closed to a child
	notForProfile: "This Is Not for This Profile",
	notForProfileText: "There is nothing here that you can watch with this profile. Here is something that you can.",
	watchThese: "Watch These",
	forGrownUps: "This Is for Grown-Ups",
	forGrownUpsText:
		"This page is closed while you are watching. Somebody else can open it after choosing their own profile.",

	// What the browser keeps for when there is no network
	offlineTitle: "Offline",
	youAreOffline: "You are offline",
	unreachable: (product: string) =>
		`${product} can't be reached right now. Your list and your place in every title are safe, and this page opens by itself once you are back.`,
});
