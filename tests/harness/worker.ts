/** The entry module that the test runner requires. Tests call loaders, actions and domain functions directly. */
export default {
	fetch() {
		return new Response("The tests call the product's own functions.", { status: 404 });
	},
};
