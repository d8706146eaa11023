/** The entry that the test runner requires; tests call loaders, actions and domain functions directly. */
export default {
	fetch() {
		return new Response("The tests call the product's own functions.", { status: 404 });
	},
};
